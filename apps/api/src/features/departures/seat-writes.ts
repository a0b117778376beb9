import type { UnitPrices } from '@wayfarer/contracts';
import { guaranteeFrom, guaranteeWhere } from './guarantee-writes.ts';
import type { SeatHold } from './seat-day.model.ts';
import {
  HOLDS,
  holdsWhere,
  IS_CANCELLED,
  IS_CLOSED,
  isThere,
  RELEASES,
  type SeatStep,
  STAY,
  seatsIn,
} from './seat-expressions.ts';
import { HAS_WAITING, LOOK_AT_WAITLIST, leftForAll } from './waitlist-expressions.ts';

/** A request for seats on one day. */
export type SeatRequest = Omit<SeatHold, 'extras'> & {
  /** Extras of which each departure has so many, and how many are wanted. */
  extras?: readonly { readonly id: string; readonly quantity: number; readonly stock: number }[] | undefined;
  /**
   * Of its package; the day's own comes before it. `UNLIMITED`: any number of seats, of an open day.
   * `ONLY_HELD`: nothing more is taken. Null: the booking gets its seats whatever is left, and where the day
   * is closed too.
   */
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
/** The capacity of a package without a limit of seats. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER;

type OneStay = Pick<SeatHold, 'booking' | 'stay'>;
const isOf = ({ booking, stay = 0 }: OneStay) => ({ $and: [{ $eq: ['$$hold.booking', booking] }, { $eq: [STAY, stay] }] });
const isOfOthers = (booking: SeatHold['booking']) => ({ $ne: ['$$hold.booking', booking] });
const isLive = (now: Date) => ({ $or: [{ $eq: ['$$hold.until', null] }, { $gt: ['$$hold.until', now] }] });

/** The unpaid seats that an account holds by other bookings. */
const unpaidBeside = ({ booking, by }: Pick<SeatRequest, 'booking' | 'by'>) =>
  seatsIn(holdsWhere({ $and: [isOfOthers(booking), { $eq: ['$$hold.by', by] }, { $ne: ['$$hold.until', null] }] }, HOLDS));

const isAsOf = (asOf: SeatRequest['asOf']) => (asOf === 'unstored' ? true : { $eq: [RELEASES, asOf] });
/** How many seats the day has for a wish. */
const seatsFor = (capacity: number | null) =>
  capacity === null || capacity === ONLY_HELD || capacity === UNLIMITED ? capacity : { $ifNull: ['$capacity', capacity] };
/** How many of an extra some holds have. */
const extrasIn = (holds: unknown, id: string) => ({
  $sum: { $map: { input: holds, as: 'hold', in: { $ifNull: [`$$hold.extras.${id}`, 0] } } },
});
/** Nothing is sold of a closed day, no more of an extra than it has, and no seat that is for the waitlist. */
const fitsBeside = (holds: unknown, { seats, capacity, extras = [] }: Pick<SeatRequest, 'seats' | 'capacity' | 'extras'>) =>
  capacity === null
    ? true
    : {
        $and: [
          { $not: [IS_CLOSED] },
          { $lte: [seats, leftForAll({ $subtract: [seatsFor(capacity), seatsIn(holds)] })] },
          ...extras.map(({ id, quantity, stock }) => ({ $lte: [{ $add: [extrasIn(holds, id), quantity] }, stock] })),
        ],
      };
const isNotAmong = (value: unknown, list: string) => ({ $not: [{ $in: [value, { $ifNull: [list, []] }] }] });

/**
 * A new booking on the day, of an account without others on it where that matters, and room for it even with
 * expired holds. Where somebody waits, all free seats count.
 */
const isSimple = (wish: SeatRequest) => ({
  $and: [
    isAsOf(wish.asOf),
    { $not: [HAS_WAITING] },
    fitsBeside(HOLDS, wish),
    isNotAmong(wish.booking, '$holds.booking'),
    wish.mostUnpaid === null || isNotAmong(wish.by, '$holds.by'),
  ],
});

/**
 * How many seats are held at an instant for bookings that are not paid, as an expression. Expired holds count
 * nothing.
 */
export const seatsHeldAt = (now: Date) => seatsIn(holdsWhere({ $gt: ['$$hold.until', now] }, HOLDS));

/** What each booking that has seats at an instant has of the extras that are counted, as an expression. */
export const extrasTakenAt = (now: Date) => ({
  $map: { input: holdsWhere({ $and: [isLive(now), isThere('$$hold.extras')] }), as: 'hold', in: '$$hold.extras' },
});

/** What is kept for good stays so, and no hold gets shorter, whichever process writes last. */
const longerOf = (until: Date | null) => ({
  $cond: [{ $and: [{ $ne: ['$mine', null] }, { $eq: ['$mine.until', null] }] }, null, until && { $max: ['$mine.until', until] }],
});

/**
 * Takes seats if there are enough: one atomic write. A booking that already has them keeps them, even where
 * the capacity was lowered since; a booking without seats gets them only if they cannot have been released
 * meanwhile. In the usual case (a booking that the day does not know, and room for it even with the holds
 * that are over) it reads the holds once and adds one; it cleans up only where it has to.
 */
export const takeSeats = (wish: SeatRequest, now: Date): SeatStep[] => {
  const { booking, by, seats, stay, until, asOf, mostUnpaid, minimum } = wish;
  const ofOthers = holdsWhere({ $not: [isOf(wish)] });
  const hasThem = { $and: [isThere('$mine'), { $gte: ['$mine.seats', seats] }] };
  const unpaid = unpaidBeside({ booking, by });
  const isFairShare =
    mostUnpaid === null ? true : { $or: [{ $eq: [unpaid, 0] }, { $lte: [{ $add: [unpaid, seats] }, mostUnpaid] }] };
  const isFree = { $or: ['$simple', hasThem, { $and: [isAsOf(asOf), fitsBeside(ofOthers, wish), isFairShare] }] };
  const kept = Object.fromEntries(wish.extras?.map(({ id, quantity }) => [id, quantity]) ?? []);
  const extras = wish.extras?.length ? { extras: { $literal: kept } } : {};
  const taken = [{ booking, by, seats, until: longerOf(until), ...(stay ? { stay } : {}), ...extras }];
  return [
    { $set: { simple: isSimple(wish) } },
    {
      $set: {
        holds: { $cond: ['$simple', HOLDS, holdsWhere(isLive(now), HOLDS)] },
        releases: RELEASES,
      },
    },
    { $set: { mine: { $cond: ['$simple', null, { $ifNull: [{ $first: holdsWhere(isOf(wish)) }, null] }] } } },
    { $set: { holds: { $cond: [isFree, { $concatArrays: [{ $cond: ['$simple', '$holds', ofOthers] }, taken] }, '$holds'] } } },
    { $set: { mine: '$$REMOVE', simple: '$$REMOVE', ...(minimum === undefined ? {} : { minimum }) } },
    ...(until === null ? guaranteeFrom(now) : []),
  ];
};

/**
 * Releases the seats of a booking for good, all or those of one stay. It increases the count, so that
 * nobody who read the booking earlier can take them again; nothing of them stays, so released seats do not
 * make the day grow.
 */
export const releaseSeats = (booking: SeatHold['booking'], now: Date, stay?: number): SeatStep[] => [
  {
    $set: {
      holds: holdsWhere(
        { $and: [stay === undefined ? isOfOthers(booking) : { $not: [isOf({ booking, stay })] }, isLive(now)] },
        HOLDS,
      ),
      releases: { $add: [RELEASES, 1] },
    },
  },
  LOOK_AT_WAITLIST,
];

/** What staff change of a day; absent stays, null removes. */
export type DayChange = {
  closedAt?: Date | null;
  capacity?: number | null;
  prices?: UnitPrices | null;
  note?: string | null;
  guaranteedAt?: Date;
};

/**
 * Changes a day: closed from an instant on or open again, seats and prices of its own, a note, and that it is
 * guaranteed. A cancelled one stays closed.
 */
export const changeDay = ({ closedAt, capacity, prices, note, guaranteedAt }: DayChange): SeatStep[] => [
  {
    $set: {
      holds: HOLDS,
      releases: RELEASES,
      version: { $add: [{ $ifNull: ['$version', 0] }, 1] },
      ...(closedAt === undefined
        ? {}
        : {
            closedAt:
              closedAt === null ? { $cond: [IS_CANCELLED, '$closedAt', '$$REMOVE'] } : { $ifNull: ['$closedAt', closedAt] },
          }),
      ...(capacity === undefined ? {} : { capacity: capacity ?? '$$REMOVE' }),
      ...(prices === undefined ? {} : { prices: prices === null ? '$$REMOVE' : { $literal: prices } }),
      ...(note === undefined ? {} : { note: note === null ? '$$REMOVE' : { $literal: note } }),
    },
  },
  ...(guaranteedAt === undefined ? [] : guaranteeWhere(true, guaranteedAt)),
  LOOK_AT_WAITLIST,
];

/**
 * Cancels a day, and closes it in the same write. May be repeated: only the first time counts as a change.
 */
export const cancelDay = (at: Date): SeatStep[] => [
  {
    $set: {
      holds: HOLDS,
      releases: RELEASES,
      version: { $add: [{ $ifNull: ['$version', 0] }, { $cond: [IS_CANCELLED, 0, 1] }] },
      closedAt: { $ifNull: ['$closedAt', at] },
      cancelledAt: { $ifNull: ['$cancelledAt', at] },
      undecided: '$$REMOVE',
    },
  },
  LOOK_AT_WAITLIST,
];

/** Drops the hold of a booking that was not made after all. */
export const dropHold = (booking: SeatHold['booking']): SeatStep[] => [
  { $set: { holds: holdsWhere(isOfOthers(booking), HOLDS) } },
  LOOK_AT_WAITLIST,
];

/** The result for the caller: never all holds of the day. */
export const toldOf = (wish: Pick<SeatRequest, 'booking' | 'stay' | 'by' | 'capacity' | 'extras'>) => ({
  capacity: { $ifNull: [seatsFor(wish.capacity), null] },
  mine: { $first: holdsWhere(isOf(wish), HOLDS) },
  left: leftForAll({ $subtract: [seatsFor(wish.capacity), seatsIn(holdsWhere({ $not: [isOf(wish)] }, HOLDS))] }),
  unpaid: unpaidBeside(wish),
  ...(wish.extras?.length ? { extras: Object.fromEntries(wish.extras.map(({ id }) => [id, extrasIn(HOLDS, id)])) } : {}),
  releases: RELEASES,
  isClosed: IS_CLOSED,
  isCancelled: IS_CANCELLED,
});
