import type { ReportGroup, ReportLine } from '@wayfarer/contracts';
import { type BookingRecord, sourceOf } from '../../bookings/index.ts';

/** What of a booking a report groups by. */
export type Reported = Pick<BookingRecord, 'source' | 'country'> & {
  /** Anything but false where staff made it. */
  byStaff?: unknown;
  package: Pick<BookingRecord['package'], 'packageId' | 'title'>;
};

/** The line of a report to which a booking belongs, or money of it that moved in a month. Pure. */
export const lineOf = (by: ReportGroup, booking: Reported, month: string): Pick<ReportLine, 'key' | 'name' | 'source'> => {
  if (by === 'month') return { key: month, name: '' };
  if (by === 'country') return { key: booking.country ?? '', name: '' };
  if (by === 'trip') return { key: String(booking.package.packageId), name: booking.package.title };
  const { kind, name } = sourceOf(booking);
  // However its letters were typed, it is the same campaign.
  return { key: `${kind} ${name.toLowerCase()}`.trim(), name, source: kind };
};
