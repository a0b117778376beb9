import { hasReceivedMoney } from '@wayfarer/contracts';
import type { BookingRecord } from './booking.model.ts';
import type { OpenCommand, PaymentAttempt } from './payment-attempt.model.ts';

/** The parts of a booking that decisions about money read; nothing else of it matters to them. */
export type MoneyState = Pick<BookingRecord, 'bookingStatus' | 'totalAmount' | 'currency' | 'attempts' | 'commands'>;

/** What a decision writes. Parts that are not named stay. */
export type BookingChange = Partial<Pick<BookingRecord, 'bookingStatus' | 'attempts' | 'commands' | 'username' | 'usernameKey'>>;

/** The fields that follow from others; computed at every write, so that they can never disagree. */
export type DerivedFields = Pick<BookingRecord, 'amountReceived' | 'amountRefunded' | 'listedAttempts' | 'dueAt'>;

const sumOf = (attempts: readonly PaymentAttempt[], amountOf: (attempt: PaymentAttempt) => number): number =>
  attempts.reduce((sum, attempt) => sum + amountOf(attempt), 0);

export const derivedFieldsOf = ({ attempts, commands }: Pick<BookingRecord, 'attempts' | 'commands'>): DerivedFields => {
  const moments = [...commands.map(({ dueAt }) => dueAt), ...attempts.flatMap(({ checkAt }) => checkAt ?? [])];
  const [earliest = null] = moments.toSorted((one, other) => one.getTime() - other.getTime());
  return {
    amountReceived: sumOf(attempts, ({ status, amountReceived }) => (hasReceivedMoney(status) ? amountReceived : 0)),
    amountRefunded: sumOf(attempts, ({ amountRefunded }) => amountRefunded),
    listedAttempts: attempts.filter(({ listKey }) => listKey !== null).length,
    dueAt: earliest,
  };
};

export const attemptOf = (booking: Pick<BookingRecord, 'attempts'>, attemptId: string): PaymentAttempt | undefined =>
  booking.attempts.find((attempt) => attempt.attemptId === attemptId);

/** The attempts with one of them replaced. */
export const withAttempt = (attempts: readonly PaymentAttempt[], changed: PaymentAttempt): PaymentAttempt[] =>
  attempts.map((attempt) => (attempt.attemptId === changed.attemptId ? changed : attempt));

/** The commands with one more, unless the same is open already. */
export const withCommand = (
  commands: readonly OpenCommand[],
  { kind, attemptId }: Pick<OpenCommand, 'kind' | 'attemptId'>,
  at: Date,
): OpenCommand[] =>
  commands.some((command) => command.kind === kind && command.attemptId === attemptId)
    ? [...commands]
    : [...commands, { kind, attemptId, dueAt: at, tries: 0, refusals: 0 }];

export const withoutCommand = (commands: readonly OpenCommand[], done: Pick<OpenCommand, 'kind' | 'attemptId'>): OpenCommand[] =>
  commands.filter(({ kind, attemptId }) => kind !== done.kind || attemptId !== done.attemptId);
