import { actingNow } from '../../acting.ts';
import type { BookingRecord } from './booking.model.ts';
import type { TrailEntryRecord } from './booking-trail.model.ts';
import { type StoredChange, type TrailedState, trailOf } from './trail-of.ts';

const entryOf = (version: number, changes: StoredChange[]): TrailEntryRecord => {
  const { by, requestId, clock } = actingNow();
  return { version, at: clock(), by, requestId, changes };
};

/** How the trail of a new booking begins: with what it costs. */
export const firstEntryOf = ({ totalAmount }: Pick<BookingRecord, 'totalAmount'>): TrailEntryRecord =>
  entryOf(1, [{ what: 'booked', attemptId: null, from: null, to: totalAmount, reason: null }]);

/** The part of a write that adds its entry; empty when nothing changes that is kept. */
export const trailPushOf = (
  before: TrailedState & Pick<BookingRecord, 'version'>,
  change: Partial<TrailedState>,
): { $push?: { trail: TrailEntryRecord } } => {
  const changes = trailOf(before, { ...before, ...change });
  return changes.length === 0 ? {} : { $push: { trail: entryOf(before.version + 1, changes) } };
};
