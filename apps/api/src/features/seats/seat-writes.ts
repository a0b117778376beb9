import type { SeatHold } from './seat-day.model.ts';

/** A request for seats on one day. */
export type SeatRequest = SeatHold & {
  /** Of its package; the day's own comes before it. Null: unlimited. `ONLY_HELD`: nothing more is taken. */
  capacity: number | null;
  /** Paid seats from which the day is guaranteed; the day keeps the one that it has where this is absent. */
  minimum?: number | undefined;
  /**
   * Why seats can be added for a booking that has none on the day: it is stored only afterwards, so nobody
   * can have released its seats already; or the day's `releases` as they were before the booking was read,
   * and was not cancelled.
   */
  asOf: 'unstored' | number | null;
  /**
   * Seats of the day that the account may hold unpaid in all once it holds any by another booking; null:
   * unlimited.
   */
  mostUnpaid: number | null;
};

/** The capacity of a wish for a booking that has its seats already. */
export const ONLY_HELD = 0;

/** A step of an update that the database carries out within one write. */
export type SeatStep = { readonly $set: Readonly<Record<string, unknown>> };

const HOLDS = { $ifNull: ['$holds', []] };
const RELEASES = { $ifNull: ['$releases', 0] };
const IS_CLOSED = { $ne: [{ $ifNull: ['$closedAt', null] }, null] };

const holdsWhere = (cond: unknown, input: unknown = '$holds') => ({ $filter: { input, as: 'hold', cond } });
const isOf = (booking: SeatHold['booking']) => ({ $eq: ['$$hold.booking', booking] });
const isOfOthers = (booking: SeatHold['booking']) => ({ $ne: ['$$hold.booking', booking] });
const isLive = (now: Date) => ({ $or: [{ $eq: ['$$hold.until', null] }, { $gt: ['$$hold.until', now] }] });
const SUM = { $sum: '$holds.seats' };

const seatsIn = (holds: unknown) => ({ $sum: { $map: { input: holds, as: 'hold', in: '$$hold.seats' } } });

/** The unpaid seats that an account holds by other bookings. */
const unpaidBeside = ({ booking, by }: Pick<SeatRequest, 'booking' | 'by'>) =>
  seatsIn(holdsWhere({ $and: [isOfOthers(booking), { $eq: ['$$hold.by', by] }, { $ne: ['$$hold.until', null] }] }, HOLDS));

const isAsOf = (asOf: SeatRequest['asOf']) => (asOf === 'unstored' ? true : { $eq: [RELEASES, asOf] });
/** How many seats the day has for a wish. */
const seatsFor = (capacity: number | null) =>
  capacity === null || capacity === ONLY_HELD ? capacity : { $ifNull: ['$capacity', capacity] };
/** Nothing is sold of a closed day. Without a capacity nothing is asked: whoever must have a seat gets it. */
const fitsBeside = (taken: unknown, { seats, capacity }: Pick<SeatRequest, 'seats' | 'capacity'>) =>
  capacity === null ? true : { $and: [{ $not: [IS_CLOSED] }, { $lte: [{ $add: [taken, seats] }, seatsFor(capacity)] }] };
const isNotAmong = (value: unknown, list: string) => ({ $not: [{ $in: [value, { $ifNull: [list, []] }] }] });

/**
 * A new booking on the day, of an account without others on it where that matters, and room for it even with
 * expired holds.
 */
const isSimple = ({ booking, by, seats, capacity, asOf, mostUnpaid }: SeatRequest) => ({
  $and: [
    isAsOf(asOf),
    fitsBeside(SUM, { seats, capacity }),
    isNotAmong(booking, '$holds.booking'),
    mostUnpaid === null || isNotAmong(by, '$holds.by'),
  ],
});

/** How many seats are kept for good, as an expression: those of paid bookings. */
export const seatsPaid = seatsIn(holdsWhere({ $eq: ['$$hold.until', null] }, HOLDS));
/**
 * How many seats are held at an instant for bookings that are not paid, as an expression. Expired holds count
 * nothing.
 */
export const seatsHeldAt = (now: Date) => seatsIn(holdsWhere({ $gt: ['$$hold.until', now] }, HOLDS));

/** What is kept for good stays so, and no hold gets shorter, whichever process writes last. */
const longerOf = (until: Date | null) => ({
  $cond: [{ $and: [{ $ne: ['$mine', null] }, { $eq: ['$mine.until', null] }] }, null, until && { $max: ['$mine.until', until] }],
});

/** Guarantees a day once its minimum is paid; for good, even where somebody cancels later. */
const guaranteeFrom = (now: Date): SeatStep => ({
  $set: {
    guaranteedAt: {
      $ifNull: [
        '$guaranteedAt',
        { $cond: [{ $gte: [seatsPaid, { $ifNull: ['$minimum', Number.MAX_SAFE_INTEGER] }] }, now, '$$REMOVE'] },
      ],
    },
  },
});

/**
 * Takes seats if there are enough: one atomic write. A booking that already has them keeps them, even where
 * the capacity was lowered since; a booking without seats gets them only if they cannot have been released
 * meanwhile. In the usual case (a booking that the day does not know, and room for it even with the holds
 * that are over) it reads the holds once and adds one; it cleans up only where it has to.
 */
export const takeSeats = (wish: SeatRequest, now: Date): SeatStep[] => {
  const { booking, by, seats, until, asOf, mostUnpaid, minimum } = wish;
  const ofOthers = holdsWhere(isOfOthers(booking));
  const hasThem = { $gte: [{ $ifNull: ['$mine.seats', 0] }, seats] };
  const unpaid = unpaidBeside({ booking, by });
  const isFairShare =
    mostUnpaid === null ? true : { $or: [{ $eq: [unpaid, 0] }, { $lte: [{ $add: [unpaid, seats] }, mostUnpaid] }] };
  const isFree = { $or: ['$simple', hasThem, { $and: [isAsOf(asOf), fitsBeside(seatsIn(ofOthers), wish), isFairShare] }] };
  const taken = [{ booking, by, seats, until: longerOf(until) }];
  return [
    { $set: { simple: isSimple(wish) } },
    {
      $set: {
        holds: { $cond: ['$simple', HOLDS, holdsWhere(isLive(now), HOLDS)] },
        releases: RELEASES,
      },
    },
    { $set: { mine: { $cond: ['$simple', null, { $ifNull: [{ $first: holdsWhere(isOf(booking)) }, null] }] } } },
    { $set: { holds: { $cond: [isFree, { $concatArrays: [{ $cond: ['$simple', '$holds', ofOthers] }, taken] }, '$holds'] } } },
    { $set: { mine: '$$REMOVE', simple: '$$REMOVE', ...(minimum === undefined ? {} : { minimum }) } },
    ...(until === null ? [guaranteeFrom(now)] : []),
  ];
};

/**
 * Releases the seats of a booking for good. It increases the count, so that nobody who read the booking
 * earlier can take them again; nothing of the booking stays, so released seats do not make the day grow.
 */
export const releaseSeats = (booking: SeatHold['booking'], now: Date): SeatStep[] => [
  {
    $set: {
      holds: holdsWhere({ $and: [isOfOthers(booking), isLive(now)] }, HOLDS),
      releases: { $add: [RELEASES, 1] },
    },
  },
];

/** What staff change of a day; absent stays, null removes. */
export type DayChange = { closedAt?: Date | null; capacity?: number | null; note?: string | null };

/** Changes a day: closed from an instant on or open again, seats of its own, a note. */
export const changeDay = ({ closedAt, capacity, note }: DayChange): SeatStep[] => [
  {
    $set: {
      holds: HOLDS,
      releases: RELEASES,
      version: { $add: [{ $ifNull: ['$version', 0] }, 1] },
      ...(closedAt === undefined ? {} : { closedAt: closedAt === null ? '$$REMOVE' : { $ifNull: ['$closedAt', closedAt] } }),
      ...(capacity === undefined ? {} : { capacity: capacity ?? '$$REMOVE' }),
      ...(note === undefined ? {} : { note: note === null ? '$$REMOVE' : { $literal: note } }),
    },
  },
];

/** Drops the hold of a booking that was not made after all. */
export const dropHold = (booking: SeatHold['booking']): SeatStep[] => [
  { $set: { holds: holdsWhere(isOfOthers(booking), HOLDS) } },
];

/** The result for the caller: never all holds of the day. */
export const toldOf = (wish: Pick<SeatRequest, 'booking' | 'by' | 'capacity'>) => ({
  capacity: { $ifNull: [seatsFor(wish.capacity), null] },
  mine: { $first: holdsWhere(isOf(wish.booking), HOLDS) },
  taken: SUM,
  unpaid: unpaidBeside(wish),
  releases: RELEASES,
  isClosed: IS_CLOSED,
});
