import type { BookingRecord } from '../booking.model.ts';
import type { ByStaff } from '../booking-parts.model.ts';
import type { StoredChange, TrailEntryRecord, Written } from '../booking-trail.model.ts';
import { changeOf, seatsOf, type TrailedState, trailOf } from './trail-of.ts';

/** What staff granted; why is stored only in the booking, where it can be erased. */
const grantedIn = ({ discount, overCapacity }: Partial<ByStaff> = {}): StoredChange[] => [
  ...(discount ? [changeOf('discount', null, 'given', { amount: discount.amount, refundKey: 'discount' })] : []),
  ...(overCapacity ? [changeOf('over-capacity', null, 'granted', { refundKey: 'over-capacity' })] : []),
];

/** How the trail of a new booking begins: with what it costs, and the seats that are held for it. */
export const firstEntryOf = (
  { totalAmount, byStaff, ...seats }: Pick<BookingRecord, 'totalAmount' | 'holdsSeats' | 'seatsHeldUntil' | 'byStaff'>,
  written: Written,
): TrailEntryRecord => {
  const booked = changeOf('booked', null, 'pending', { amount: totalAmount });
  const held = seats.holdsSeats ? [changeOf('seats', 'none', seatsOf(seats))] : [];
  return { version: 1, ...written, changes: [booked, ...grantedIn(byStaff), ...held] };
};

/** The entry of a write; null when nothing in the trail changes. */
export const nextEntryOf = (
  before: TrailedState & Pick<BookingRecord, 'version'>,
  change: Partial<TrailedState>,
  written: Written,
): TrailEntryRecord | null => {
  const changes = trailOf(before, { ...before, ...change });
  return changes.length === 0 ? null : { version: before.version + 1, ...written, changes };
};
