import { hasReceivedMoney } from '@wayfarer/contracts';
import { owedOf, type PaymentAttempt, restOf, waitsSinceOf } from '../attempts/index.ts';
import type { BookingRecord } from './booking.model.ts';

/** The only parts of a booking that decisions about money read. */
export type MoneyState = Pick<
  BookingRecord,
  | 'bookingStatus'
  | 'totalAmount'
  | 'plan'
  | 'choice'
  | 'keptDeposit'
  | 'policyCeiling'
  | 'currency'
  | 'attempts'
  | 'takenByHand'
  | 'commands'
  | 'travelDate'
  | 'totalPersons'
  | 'stay'
  | 'changing'
  | 'changes'
  | 'leftovers'
  | 'byStaff'
  | 'anotherDay'
>;

/** What a decision writes. Parts that are not named stay unchanged. */
export type BookingChange = Partial<
  Pick<
    BookingRecord,
    | 'bookingStatus'
    | 'attempts'
    | 'takenByHand'
    | 'commands'
    | 'lastFailure'
    | 'userId'
    | 'username'
    | 'usernameKey'
    | 'searchKeys'
    | 'unpaidOf'
    | 'cancellationReason'
    | 'staffCancel'
    | 'anotherDay'
    | 'byStaff'
    | 'holdsSeats'
    | 'seatsHeldUntil'
    | 'package'
    | 'seats'
    | 'choice'
    | 'totalAmount'
    | 'plan'
    | 'namedByStaff'
    | 'namedParts'
    | 'language'
    | 'travelDate'
    | 'totalPersons'
    | 'keptDeposit'
    | 'policyCeiling'
    | 'stay'
    | 'lastStay'
    | 'changing'
    | 'changes'
    | 'leftovers'
  >
>;

/** Fields derived from others at every write, so that they can never disagree. */
export type DerivedFields = Pick<
  BookingRecord,
  'amountReceived' | 'amountRefunded' | 'listedAttempts' | 'waitsSince' | 'dueAt' | 'owed' | 'owesUntil'
>;

const sumOf = (attempts: readonly PaymentAttempt[], amountOf: (attempt: PaymentAttempt) => number): number =>
  attempts.reduce((sum, attempt) => sum + amountOf(attempt), 0);

/** A cancelled booking must release its seats: whatever cancelled it, it stays due until that is done. */
export const owesSeats = ({ bookingStatus, holdsSeats }: Pick<BookingRecord, 'bookingStatus' | 'holdsSeats'>): boolean =>
  bookingStatus === 'cancelled' && holdsSeats;

const AT_ONCE = new Date(0);

/** A booking that costs nothing is confirmed without the provider; until then it is due. */
export const isFreeAndPending = ({ bookingStatus, totalAmount }: Pick<BookingRecord, 'bookingStatus' | 'totalAmount'>): boolean =>
  bookingStatus === 'pending' && owedOf({ totalAmount }).length === 0;

type Deriving = Pick<
  BookingRecord,
  'attempts' | 'takenByHand' | 'commands' | 'bookingStatus' | 'holdsSeats' | 'totalAmount' | 'plan' | 'changing' | 'leftovers'
>;

/** What a confirmed booking still owes, and until when; without a plan there is nothing to derive. */
const owingOf = ({ plan, bookingStatus, ...booking }: Pick<Deriving, 'attempts' | 'bookingStatus' | 'totalAmount' | 'plan'>) => {
  if (plan === undefined) return {};
  const owed = plan && bookingStatus === 'confirmed' ? restOf(booking) : 0;
  return { owed, owesUntil: plan && owed > 0 ? plan.dueOn : null };
};

export const derivedFieldsOf = (booking: Deriving): DerivedFields => {
  const { attempts, takenByHand, commands, changing, leftovers = [], ...status } = booking;
  const moments = [
    ...commands.map(({ dueAt }) => dueAt),
    ...attempts.flatMap(({ checkAt }) => checkAt ?? []),
    ...(changing ? [changing.until] : []),
    ...(owesSeats(status) || isFreeAndPending(status) || takenByHand || leftovers.length > 0 ? [AT_ONCE] : []),
  ];
  const [earliest = null] = moments.toSorted((one, other) => one.getTime() - other.getTime());
  return {
    amountReceived: sumOf(attempts, ({ status, amountReceived }) => (hasReceivedMoney(status) ? amountReceived : 0)),
    amountRefunded: sumOf(attempts, ({ amountRefunded }) => amountRefunded),
    listedAttempts: attempts.filter(({ listKey }) => listKey !== null).length,
    waitsSince: waitsSinceOf(attempts),
    dueAt: earliest,
    ...owingOf({ attempts, ...status }),
  };
};

/** Every field of a booking that the daily sums read and that can change, so that none is forgotten. */
const SUMMED = ['bookingStatus', 'amountReceived', 'amountRefunded', 'travelDate', 'totalPersons', 'seats'] as const;
type Summed = Pick<BookingRecord, (typeof SUMMED)[number]>;

/** Whether a change counts in the daily sums: an erased name, say, does not. */
export const changesSums = (before: Summed, after: Summed): boolean => SUMMED.some((field) => before[field] !== after[field]);
