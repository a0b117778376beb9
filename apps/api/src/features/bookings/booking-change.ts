import { hasReceivedMoney } from '@wayfarer/contracts';
import type { OpenCommand, PaymentAttempt } from './attempts/payment-attempt.model.ts';
import { waitsSinceOf } from './attempts/waits-for-person.ts';
import type { BookingRecord } from './booking.model.ts';

/** The only parts of a booking that decisions about money read. */
export type MoneyState = Pick<BookingRecord, 'bookingStatus' | 'totalAmount' | 'currency' | 'attempts' | 'commands'>;

/** What a decision writes. Parts that are not named stay unchanged. */
export type BookingChange = Partial<
  Pick<
    BookingRecord,
    | 'bookingStatus'
    | 'attempts'
    | 'commands'
    | 'lastFailure'
    | 'username'
    | 'usernameKey'
    | 'cancellationReason'
    | 'staffCancel'
    | 'holdsSeats'
    | 'seatsHeldUntil'
  >
>;

/** Fields derived from others at every write, so that they can never disagree. */
export type DerivedFields = Pick<BookingRecord, 'amountReceived' | 'amountRefunded' | 'listedAttempts' | 'waitsSince' | 'dueAt'>;

const sumOf = (attempts: readonly PaymentAttempt[], amountOf: (attempt: PaymentAttempt) => number): number =>
  attempts.reduce((sum, attempt) => sum + amountOf(attempt), 0);

/** A cancelled booking must release its seats: whatever cancelled it, it stays due until that is done. */
export const owesSeats = ({ bookingStatus, holdsSeats }: Pick<BookingRecord, 'bookingStatus' | 'holdsSeats'>): boolean =>
  bookingStatus === 'cancelled' && holdsSeats;

const AT_ONCE = new Date(0);

type Deriving = Pick<BookingRecord, 'attempts' | 'commands' | 'bookingStatus' | 'holdsSeats'>;

export const derivedFieldsOf = ({ attempts, commands, ...status }: Deriving): DerivedFields => {
  const moments = [
    ...commands.map(({ dueAt }) => dueAt),
    ...attempts.flatMap(({ checkAt }) => checkAt ?? []),
    ...(owesSeats(status) ? [AT_ONCE] : []),
  ];
  const [earliest = null] = moments.toSorted((one, other) => one.getTime() - other.getTime());
  return {
    amountReceived: sumOf(attempts, ({ status, amountReceived }) => (hasReceivedMoney(status) ? amountReceived : 0)),
    amountRefunded: sumOf(attempts, ({ amountRefunded }) => amountRefunded),
    listedAttempts: attempts.filter(({ listKey }) => listKey !== null).length,
    waitsSince: waitsSinceOf(attempts),
    dueAt: earliest,
  };
};

type Summed = Pick<BookingRecord, 'bookingStatus' | 'amountReceived' | 'amountRefunded'>;

/** Whether a change counts in the daily sums: an erased name, say, does not. */
export const changesSums = (before: Summed, after: Summed): boolean =>
  before.bookingStatus !== after.bookingStatus ||
  before.amountReceived !== after.amountReceived ||
  before.amountRefunded !== after.amountRefunded;

export const attemptOf = (booking: Pick<BookingRecord, 'attempts'>, attemptId: string): PaymentAttempt | undefined =>
  booking.attempts.find((attempt) => attempt.attemptId === attemptId);

/** The attempts with one of them replaced. */
export const withAttempt = (attempts: readonly PaymentAttempt[], changed: PaymentAttempt): PaymentAttempt[] =>
  attempts.map((attempt) => (attempt.attemptId === changed.attemptId ? changed : attempt));

type CommandName = Pick<OpenCommand, 'kind' | 'attemptId'> & Partial<Pick<OpenCommand, 'refundKey'>>;

/** Whether two names mean the same command: one per session to close, and one per refund. */
export const isSameCommand = (one: CommandName, other: CommandName): boolean =>
  one.kind === other.kind && one.attemptId === other.attemptId && (one.refundKey ?? null) === (other.refundKey ?? null);

/** The commands with one more, unless the same one is already open. */
export const withCommand = (commands: readonly OpenCommand[], name: CommandName, at: Date): OpenCommand[] =>
  commands.some((command) => isSameCommand(command, name))
    ? [...commands]
    : [...commands, { refundKey: null, ...name, dueAt: at, tries: 0, refusals: 0 }];

export const withoutCommand = (commands: readonly OpenCommand[], done: CommandName): OpenCommand[] =>
  commands.filter((command) => !isSameCommand(command, done));
