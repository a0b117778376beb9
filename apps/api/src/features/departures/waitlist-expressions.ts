// What the writes of a departure's waitlist are made of: expressions over its document.
import { isThere, type SeatStep } from './seat-expressions.ts';

export const WAITLIST = { $ifNull: ['$waitlist', []] };
const waits = (entry: string) => ({ $not: [{ $or: [isThere(`${entry}.offeredUntil`), isThere(`${entry}.endedAt`)] }] });
/** Those in line. */
export const WAITING = { $filter: { input: WAITLIST, as: 'entry', cond: waits('$$entry') } };
export const HAS_WAITING = { $gt: [{ $size: WAITING }, 0] };

/**
 * How many of the free seats of a departure everybody may have: those are kept back that are for parties in
 * line, each in its order if it fits. The same as `seatsForAll` of the contracts.
 */
export const leftForAll = (free: unknown) => ({
  $reduce: {
    input: WAITING,
    initialValue: free,
    in: { $cond: [{ $lte: ['$$this.seats', '$$value'] }, { $subtract: ['$$value', '$$this.seats'] }, '$$value'] },
  },
});

const AT_ONCE = new Date(0);

/** Seats may have got free: whoever makes offers looks at it next. It changes nothing where nobody waits. */
export const LOOK_AT_WAITLIST: SeatStep = { $set: { waitlistDueAt: { $cond: [HAS_WAITING, AT_ONCE, '$$REMOVE'] } } };
