import type { SeatHold } from './seat-day.model.ts';

/** What somebody wants to have. `capacity` null: as many as like. */
export type SeatWish = Pick<SeatHold, 'booking' | 'seats' | 'until'> & { capacity: number | null };

/** A step of an update that the database carries out within one write. */
type Step = { readonly $set: Readonly<Record<string, unknown>> };

/** How long a released hold is kept as a tombstone, in milliseconds: longer than any process can be slow. */
const TOMBSTONE_LIFETIME = 24 * 60 * 60 * 1000;

const holdsWhere = (cond: unknown, input: unknown = '$holds') => ({ $filter: { input, as: 'hold', cond } });
const isOf = (booking: SeatHold['booking']) => ({ $eq: ['$$hold.booking', booking] });
const isOfOthers = (booking: SeatHold['booking']) => ({ $ne: ['$$hold.booking', booking] });

/** Holds that count at an instant; expired ones do not count. */
const liveHolds = (now: Date) =>
  holdsWhere({ $or: [{ $eq: ['$$hold.until', null] }, { $gt: ['$$hold.until', now] }] }, { $ifNull: ['$holds', []] });

const sumOf = (holds: unknown) => ({ $sum: { $map: { input: holds, as: 'hold', in: '$$hold.seats' } } });

/** How many seats are taken at an instant, as an expression. */
export const takenAt = (now: Date) => sumOf(liveHolds(now));

/** What is kept for good stays so, and no hold gets shorter, whichever of two processes comes last. */
const longerOf = (until: Date | null) => ({
  $cond: [{ $and: [{ $ne: ['$mine', null] }, { $eq: ['$mine.until', null] }] }, null, until && { $max: ['$mine.until', until] }],
});

/**
 * Takes seats if there are enough: one write, whatever happens at the same time. Who has them already keeps them, even where the capacity
 * was lowered since; who was released gets none.
 */
export const takeSeats = ({ booking, seats, until, capacity }: SeatWish, now: Date): Step[] => {
  const hasThem = { $gte: [{ $ifNull: ['$mine.seats', 0] }, seats] };
  const fits = capacity === null ? true : { $lte: [{ $add: [sumOf(holdsWhere(isOfOthers(booking))), seats] }, capacity] };
  const isFree = { $and: [{ $ne: ['$mine.released', true] }, { $or: [hasThem, fits] }] };
  const taken = [{ booking, seats, until: longerOf(until) }];
  return [
    { $set: { holds: liveHolds(now) } },
    { $set: { mine: { $ifNull: [{ $first: holdsWhere(isOf(booking)) }, null] } } },
    { $set: { holds: { $cond: [isFree, { $concatArrays: [holdsWhere(isOfOthers(booking)), taken] }, '$holds'] } } },
    { $set: { mine: '$$REMOVE' } },
  ];
};

/** Gives the seats of a booking back for good. Again and again it is the same. */
export const giveBackSeats = (booking: SeatHold['booking'], now: Date): Step[] => {
  const tombstone: SeatHold = { booking, seats: 0, until: new Date(now.getTime() + TOMBSTONE_LIFETIME), released: true };
  return [
    { $set: { holds: liveHolds(now) } },
    { $set: { holds: { $concatArrays: [holdsWhere(isOfOthers(booking)), [tombstone]] } } },
  ];
};

/** Drops the hold of a booking that was not made after all. */
export const dropHold = (booking: SeatHold['booking']): Step[] => [{ $set: { holds: holdsWhere(isOfOthers(booking)) } }];
