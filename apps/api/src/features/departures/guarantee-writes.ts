import { DAY_OF_ID } from './departure-key.ts';
import { HOLDS, holdsWhere, IS_CANCELLED, isThere, type SeatStep, seatsPaid } from './seat-expressions.ts';

/** One email for each booking whose seats are kept for good. */
const lettersOfGuarantee = (now: Date) => ({
  $map: {
    input: holdsWhere({ $eq: ['$$hold.until', null] }, HOLDS),
    as: 'hold',
    in: { kind: 'departure-guaranteed', of: { $toString: '$$hold.booking' }, at: now },
  },
});

/**
 * Guarantees a day, for good, even where somebody cancels later. The write that first does so owes each
 * booking its email; no other owes any. A day with a minimum that is not guaranteed waits for a decision.
 */
export const guaranteeWhere = (condition: unknown, now: Date): SeatStep[] => [
  { $set: { mine: { $and: [{ $not: [isThere('$guaranteedAt')] }, { $not: [IS_CANCELLED] }, condition] } } },
  {
    $set: {
      guaranteedAt: { $ifNull: ['$guaranteedAt', { $cond: ['$mine', now, '$$REMOVE'] }] },
      emailsDue: {
        $cond: [
          '$mine',
          { $concatArrays: [{ $ifNull: ['$emailsDue', []] }, lettersOfGuarantee(now)] },
          { $ifNull: ['$emailsDue', '$$REMOVE'] },
        ],
      },
    },
  },
  {
    $set: {
      mine: '$$REMOVE',
      undecided: {
        $cond: [
          { $and: [isThere('$minimum'), { $not: [isThere('$guaranteedAt')] }, { $not: [IS_CANCELLED] }] },
          DAY_OF_ID,
          '$$REMOVE',
        ],
      },
    },
  },
];

/** Once its minimum is paid. */
export const guaranteeFrom = (now: Date): SeatStep[] =>
  guaranteeWhere({ $gte: [seatsPaid, { $ifNull: ['$minimum', Number.MAX_SAFE_INTEGER] }] }, now);
