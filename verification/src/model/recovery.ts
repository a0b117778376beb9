import { bookingGuards } from '@wayfarer/api/bookings';
import { codeViolationsOnceSettled } from '../invariants/code-invariants.ts';
import { emailViolationsOnceSent } from '../invariants/email-invariants.ts';
import { openWorkOf, violationsOncePagesAreClosed, violationsOnceSettled } from '../invariants/money-invariants.ts';
import { hasLeft, seatViolationsOnceSettled } from '../invariants/seat-invariants.ts';
import { type Violation, violation } from '../invariants/violation.ts';
import { applyToProvider, type Provider } from './memory-provider.ts';
import { FIRST_SEED_OF_JOBS, type OperationName, operationsFor } from './operations.ts';
import { runAlone } from './run-alone.ts';
import type { Scenario } from './scenario.ts';
import {
  bookingAt,
  bookingsAt,
  CODES,
  codesAt,
  daysOf,
  documentsAt,
  EMAILS,
  idOfProvider,
  MAILBOX,
  outboxAt,
  PROVIDER,
  providerAt,
  SEAT_DAYS,
  sessionsAt,
} from './system-state.ts';

/** The jobs of a process, in the order in which they help each other. */
const JOBS: readonly OperationName[] = ['catch up', 'process events', 'reconcile'];
const ROUNDS = 5;

const statesAfter = new Map<string, readonly number[]>();

/** Runs one job from start to end, with nothing else running and a provider that answers. */
const runJob = async (name: OperationName, round: number, state: readonly number[]): Promise<readonly number[]> => {
  const [operation] = operationsFor(name, FIRST_SEED_OF_JOBS + round, { handedOut: [], events: [] });
  if (!operation) throw new Error(`There is no job ${name}.`);
  const key = `${operation.name} ${state.join()}`;
  const known = statesAfter.get(key);
  if (known) return known;
  const { state: after } = await runAlone(operation, state);
  statesAfter.set(key, after);
  return after;
};

const runJobs = async (state: readonly number[], from: number, isEnough: (state: readonly number[]) => boolean) => {
  let after = state;
  for (let round = from; round < from + ROUNDS; round += 1) {
    for (const job of JOBS) after = await runJob(job, round, after);
    if (isEnough(after)) return after;
  }
  return after;
};

/** Late requests arrive, and the provider closes what is open. */
const closeEverything = (provider: Provider): Provider => {
  const arrived = provider.late.reduce((after, request) => applyToProvider(after, request).provider, provider);
  const sessions = arrived.sessions.map((session) =>
    session.state === 'open' ? { ...session, state: 'expired' as const } : session,
  );
  return { ...arrived, late: [], sessions };
};

const bookingIn = (state: readonly number[]) => bookingAt(state[0] ?? 0);
const outboxIn = (state: readonly number[]) => outboxAt(state[EMAILS] ?? 0, state[MAILBOX] ?? 0);
/** Of our own booking; other travellers' are stored nowhere. */
const codeViolationsAfter = (state: readonly number[]): Violation[] => {
  const bookings = bookingsAt(state[0] ?? 0);
  return codesAt(state[CODES] ?? 0).flatMap(({ holds, ...code }) =>
    codeViolationsOnceSettled({ ...code, holds: holds.filter(({ booking }) => bookings.has(String(booking))) }, bookings),
  );
};
const seatViolationsAfter = (state: readonly number[]): Violation[] => {
  const booking = bookingIn(state);
  const [own, other] = daysOf(booking, state[SEAT_DAYS] ?? 0);
  return [...seatViolationsOnceSettled(booking, own), ...hasLeft(booking, other)];
};
const sessionsIn = (state: readonly number[]) => sessionsAt(state[PROVIDER] ?? 0);

/**
 * What is wrong if everybody crashes at this moment, the faults end, and the jobs run: first with the pages
 * of travellers still open, then after the provider has closed them.
 */
export const violationsAfterRecovery = async (
  state: readonly number[],
  { isHalfDue, sendsEmails }: Pick<Scenario, 'isHalfDue' | 'sendsEmails'>,
): Promise<Violation[]> => {
  const rested = await runJobs(
    state,
    0,
    (now) => bookingIn(now).commands.length === 0 && !bookingGuards.owesSeats(bookingIn(now)),
  );
  const atRest = [...openWorkOf(bookingIn(rested), sessionsIn(rested)), ...codeViolationsAfter(rested)];
  if (atRest.length > 0) return atRest;
  const closed = rested.with(PROVIDER, idOfProvider(closeEverything(providerAt(rested[PROVIDER] ?? 0))));
  const ended = await runJobs(closed, ROUNDS, (now) => bookingIn(now).dueAt === null);
  const sent = sendsEmails ? await runJob('send emails', 2 * ROUNDS, ended) : null;
  const hasOpenEvents = documentsAt(ended[1] ?? 0).some(({ dueAt }) => dueAt !== null);
  return [
    ...seatViolationsAfter(ended),
    ...openWorkOf(bookingIn(ended), sessionsIn(ended)),
    ...violationsOnceSettled(bookingIn(ended), sessionsIn(ended), isHalfDue),
    ...violationsOncePagesAreClosed(bookingIn(ended)),
    ...(sent ? emailViolationsOnceSent(bookingIn(sent), outboxIn(state), outboxIn(sent)) : []),
    ...(hasOpenEvents ? [violation('I10', 'an event is left unprocessed')] : []),
  ];
};
