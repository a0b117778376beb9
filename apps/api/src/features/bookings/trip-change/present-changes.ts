import { addDays, type CalendarDate, rupeesOf, type Trip } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { readChangeTerms } from '../../agency/index.ts';
import type { BookingRecord } from '../booking.model.ts';

/** The last day on which a traveller changes a booking; null where travellers change none. */
export const lastDayToChange = (travelDate: CalendarDate, untilDays: number | null): CalendarDate | null =>
  untilDays === null ? null : addDays(travelDate, -untilDays);

/** Until when its traveller can change a booking, and how it was changed before. */
export const presentChanges = async (
  needs: Pick<Dependencies, 'config' | 'database' | 'clock'>,
  { bookingStatus, travelDate, changes = [], changing }: BookingRecord,
): Promise<Pick<Trip, 'changeTerms' | 'changes'>> => {
  const { untilDays, fee } = await readChangeTerms(needs);
  const until = bookingStatus === 'confirmed' && !changing?.isOffer ? lastDayToChange(travelDate, untilDays) : null;
  const made = changes.map(({ at, from, paid, refund, isByAgency }) => ({
    at: at.toISOString(),
    from: { ...from, totalAmount: rupeesOf(from.totalAmount) },
    paid: rupeesOf(paid),
    refund: rupeesOf(refund),
    ...(isByAgency ? { byAgency: true as const } : {}),
  }));
  return {
    ...(until !== null && todayOf(needs) <= until ? { changeTerms: { until, fee: rupeesOf(fee) } } : {}),
    ...(made.length > 0 ? { changes: made } : {}),
  };
};
