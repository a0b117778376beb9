import { owesSeats } from '@wayfarer/api/bookings';
import { type Violation, violationsAtRest, violationsAtTheEnd } from './invariants.ts';
import { applyToProvider, type Provider } from './memory-provider.ts';
import { type OperationName, operationsFor } from './operations.ts';
import { runAlone } from './run-alone.ts';
import { seatViolationsAtRest } from './seat-invariants.ts';
import { bookingAt, documentsAt, idOfProvider, PROVIDER, providerAt, SEAT_DAYS, seatDayAt } from './world.ts';

/** The jobs of a process, in the order in which they help each other. Their seeds begin where those of the actors end. */
const JOBS: readonly OperationName[] = ['catch up', 'process events', 'reconcile'];
const FIRST_SEED = 40;
const ROUNDS = 5;

const worldsAfter = new Map<string, readonly number[]>();

/** Runs one job from begin to end, with nobody else at work and a provider that answers. */
const runJob = async (name: OperationName, round: number, world: readonly number[]): Promise<readonly number[]> => {
  const [operation] = operationsFor(name, FIRST_SEED + round, { handedOut: [], events: [] });
  if (!operation) throw new Error(`There is no job ${name}.`);
  const key = `${operation.name} ${world.join()}`;
  const known = worldsAfter.get(key);
  if (known) return known;
  const { world: parts } = await runAlone(operation, world);
  worldsAfter.set(key, parts);
  return parts;
};

const runJobs = async (world: readonly number[], from: number, isEnough: (parts: readonly number[]) => boolean) => {
  let parts = world;
  for (let round = from; round < from + ROUNDS; round += 1) {
    for (const job of JOBS) parts = await runJob(job, round, parts);
    if (isEnough(parts)) return parts;
  }
  return parts;
};

/** Late requests arrive, and the provider closes what is open. */
const closeEverything = (provider: Provider): Provider => {
  const arrived = provider.late.reduce((after, request) => applyToProvider(after, request).provider, provider);
  const sessions = arrived.sessions.map((session) =>
    session.state === 'open' ? { ...session, state: 'expired' as const } : session,
  );
  return { ...arrived, late: [], sessions };
};

const bookingIn = (parts: readonly number[]) => bookingAt(parts[0] ?? 0);
const providerIn = (parts: readonly number[]) => providerAt(parts[PROVIDER] ?? 0);

/**
 * What is wrong when everybody has crashed in this moment, faults are over, and the jobs run: first with the pages of travellers still
 * open, then after the provider has closed them.
 */
export const violationsAfterHealing = async (world: readonly number[], isHalfDue: boolean): Promise<Violation[]> => {
  const rested = await runJobs(world, 0, (parts) => bookingIn(parts).commands.length === 0 && !owesSeats(bookingIn(parts)));
  const atRest = [
    ...violationsAtRest(bookingIn(rested), providerIn(rested)),
    ...seatViolationsAtRest(bookingIn(rested), seatDayAt(rested[SEAT_DAYS] ?? 0)),
  ];
  if (atRest.length > 0) return atRest;
  const closed = rested.with(PROVIDER, idOfProvider(closeEverything(providerIn(rested))));
  const ended = await runJobs(closed, ROUNDS, (parts) => bookingIn(parts).dueAt === null);
  const hasOpenEvents = documentsAt(ended[1] ?? 0).some(({ dueAt }) => dueAt !== null);
  return violationsAtTheEnd(bookingIn(ended), providerIn(ended), { isHalfDue, hasOpenEvents });
};
