import type { SeatHold } from './seat-day.model.ts';
import { HOLDS, holdsWhere, RELEASES, type SeatStep, STAY } from './seat-expressions.ts';
import { LOOK_AT_WAITLIST } from './waitlist-expressions.ts';

/** What a booking has on its day after a change of its party. */
export type JoinedStay = Pick<SeatHold, 'booking' | 'by' | 'seats' | 'extras'> & { readonly stay: number };

/**
 * Makes one stay of those that a booking has on one day up to it: what it had, and what a change of its party
 * has taken besides. Where there is none before it, somebody else has done so, and nothing changes.
 */
export const joinStays = ({ booking, by, seats, stay, extras = {} }: JoinedStay): SeatStep[] => {
  const isOfBooking = { $eq: ['$$hold.booking', booking] };
  const before = { $and: [isOfBooking, { $lt: [STAY, stay] }] };
  const others = holdsWhere({ $not: [{ $and: [isOfBooking, { $lte: [STAY, stay] }] }] }, HOLDS);
  const counted = Object.keys(extras).length > 0 ? { extras: { $literal: extras } } : {};
  const joined = { booking, by, seats, until: null, stay, ...counted };
  const isBefore = { $gt: [{ $size: holdsWhere(before, HOLDS) }, 0] };
  return [
    {
      $set: {
        holds: { $cond: [isBefore, { $concatArrays: [others, [joined]] }, HOLDS] },
        releases: { $add: [RELEASES, { $cond: [isBefore, 1, 0] }] },
      },
    },
    LOOK_AT_WAITLIST,
  ];
};
