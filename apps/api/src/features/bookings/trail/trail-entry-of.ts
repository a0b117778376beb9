import { auditContext } from '../../../logging/audit-context.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { StoredChange, TrailEntryRecord } from './trail.model.ts';
import { changeOf, seatsOf, type TrailedState, trailOf } from './trail-of.ts';

const entryOf = (version: number, changes: StoredChange[]): TrailEntryRecord => {
  const { by, requestId, clock } = auditContext();
  return { version, at: clock(), by, requestId, changes };
};

/** How the trail of a new booking begins: with what it costs, and the seats that are held for it. */
export const firstEntryOf = ({
  totalAmount,
  ...seats
}: Pick<BookingRecord, 'totalAmount' | 'holdsSeats' | 'seatsHeldUntil'>): TrailEntryRecord => {
  const booked = changeOf('booked', null, 'pending', { amount: totalAmount });
  const held = seats.holdsSeats ? [changeOf('seats', 'none', seatsOf(seats))] : [];
  return entryOf(1, [booked, ...held]);
};

/** The part of a write that adds its trail entry; empty when nothing in the trail changes. */
export const trailPushOf = (
  before: TrailedState & Pick<BookingRecord, 'version'>,
  change: Partial<TrailedState>,
): { $push?: { trail: TrailEntryRecord } } => {
  const changes = trailOf(before, { ...before, ...change });
  return changes.length === 0 ? {} : { $push: { trail: entryOf(before.version + 1, changes) } };
};
