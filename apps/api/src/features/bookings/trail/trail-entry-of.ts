import type { BookingRecord } from '../booking.model.ts';
import type { TrailEntryRecord, Written } from './trail.model.ts';
import { changeOf, seatsOf, type TrailedState, trailOf } from './trail-of.ts';

/** How the trail of a new booking begins: with what it costs, and the seats that are held for it. */
export const firstEntryOf = (
  { totalAmount, ...seats }: Pick<BookingRecord, 'totalAmount' | 'holdsSeats' | 'seatsHeldUntil'>,
  written: Written,
): TrailEntryRecord => {
  const booked = changeOf('booked', null, 'pending', { amount: totalAmount });
  const held = seats.holdsSeats ? [changeOf('seats', 'none', seatsOf(seats))] : [];
  return { version: 1, ...written, changes: [booked, ...held] };
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
