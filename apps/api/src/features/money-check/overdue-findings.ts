import { isLive } from '@wayfarer/contracts';
import type { OpenCommand, PaymentAttempt } from '../attempts/index.ts';
import { type BookingRecord, derivedFieldsOf } from '../bookings/index.ts';
import type { Finding } from './finding.ts';

/** After how many milliseconds open work counts as overdue. */
export const OVERDUE_AFTER = 2 * 60_000;
/** The number of tries, with growing pauses, that takes as long. */
const TRIES = 8;

const RUN_JOBS = 'make sure that an API runs with BACKGROUND_JOBS=true and can reach the provider';

const isPast = (moment: Date | null, now: Date): boolean => moment !== null && now.getTime() - moment.getTime() > OVERDUE_AFTER;

const ofCommand = ({ kind, dueAt, tries }: OpenCommand, now: Date): [what: string, todo: string][] => {
  const name = kind === 'refund' ? 'a refund' : 'closing a payment page';
  if (isPast(dueAt, now)) return [[`${name} has been due since ${dueAt.toISOString()}`, RUN_JOBS]];
  return tries < TRIES ? [] : [[`${name} was tried ${tries} times`, 'see the last failure on the page of the booking']];
};

const ofAttempt = ({ status, checkAt, createdAt, order }: PaymentAttempt, now: Date): string[] => {
  if (!isLive(status)) return [];
  if (checkAt === null) return ['an open attempt that is no longer checked'];
  if (isPast(checkAt, now)) return [`an open attempt that should have been checked at ${checkAt.toISOString()}`];
  if (status === 'creating') return isPast(createdAt, now) ? ['opening a payment page has not finished'] : [];
  return isPast(new Date(order.expiresAt * 1000), now) ? ['a payment page has expired, but its attempt is still open'] : [];
};

/** Overdue work of a booking, and wrong derived figures in it. Pure. */
export const overdueFindings = (booking: BookingRecord, now: Date): Finding[] => {
  const bookingId = String(booking._id);
  const derived = derivedFieldsOf(booking);
  const isForgotten = derived.dueAt !== null && booking.dueAt === null;
  const isWrong =
    derived.amountReceived !== booking.amountReceived ||
    derived.amountRefunded !== booking.amountRefunded ||
    derived.listedAttempts !== booking.listedAttempts ||
    derived.waitsSince?.getTime() !== booking.waitsSince?.getTime();
  return [
    ...booking.commands
      .flatMap((command) => ofCommand(command, now))
      .map(([what, todo]): Finding => ({ rule: 'overdue', bookingId, what, todo })),
    ...booking.attempts
      .flatMap((attempt) => ofAttempt(attempt, now))
      .map((what): Finding => ({ rule: 'overdue', bookingId, what, todo: RUN_JOBS })),
    ...(isForgotten
      ? [
          {
            rule: 'overdue',
            bookingId,
            what: 'something is open, but no job will pick it up',
            todo: 'set its dueAt to now',
          } as const,
        ]
      : []),
    ...(isWrong
      ? [
          {
            rule: 'figures',
            bookingId,
            what: 'its sums do not match its payments',
            todo: 'find out who changed the database outside the product; the dashboard counts it wrongly',
          } as const,
        ]
      : []),
  ];
};
