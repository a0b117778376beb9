import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { retryUpsert } from './duplicate-key.ts';
import { jobMarksOf } from './job-marks.ts';

/** How long a dead process keeps the lock, and how often a running one renews it, in milliseconds. */
const LEASE_MS = 10_000;
const RENEW_INTERVAL_MS = 3000;

type LockRecord = { _id: string; holder: string; term: number; until: Date };
const locksOf = (connection: Connection) => jobMarksOf<LockRecord>(connection);

/**
 * Takes or renews a leader lock that is held for as long as the job runs: one atomic write, by the database's clock, so that the clocks of
 * processes need not agree.
 * @returns the term of this leadership, which rises with each leader; null while another process has it
 */
const hold = async (connection: Connection, job: string, holder: string): Promise<number | null> => {
  const isFree = { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
  const mine = { $eq: ['$holder', holder] };
  const update = [
    { $set: { term: { $cond: [isFree, { $add: [{ $ifNull: ['$term', 0] }, 1] }, '$term'] } } },
    { $set: { holder: { $cond: [isFree, holder, '$holder'] } } },
    { $set: { until: { $cond: [mine, { $add: ['$$NOW', LEASE_MS] }, '$until'] } } },
  ];
  const lock = await retryUpsert(() =>
    locksOf(connection).findOneAndUpdate({ _id: `leader of ${job}` }, update, { upsert: true, returnDocument: 'after' }),
  );
  return lock?.holder === holder ? lock.term : null;
};

export type Leadership = {
  /** A later leader has a higher term, so a slow former leader cannot overwrite what names a later term. */
  readonly term: number;
  /** False once the lock could not be renewed. */
  readonly isHeld: () => boolean;
};

/**
 * Runs a job in only one process: takes its leader lock, renews it while the job runs, and releases it. When the process dies another
 * one can take it 10 seconds later.
 * @returns whether this process was the one
 */
export const runAsLeader = async (
  connection: Connection,
  job: string,
  run: (leadership: Leadership) => Promise<void>,
): Promise<boolean> => {
  const holder = randomUUID();
  const term = await hold(connection, job, holder);
  if (term === null) return false;
  let isHeld = true;
  const timer = setInterval(() => {
    hold(connection, job, holder).then(
      (renewed) => {
        isHeld &&= renewed === term;
      },
      () => {
        isHeld = false;
      },
    );
  }, RENEW_INTERVAL_MS);
  timer.unref();
  try {
    await run({ term, isHeld: () => isHeld });
  } finally {
    clearInterval(timer);
    await locksOf(connection).updateOne({ _id: `leader of ${job}`, holder, term }, { $set: { until: new Date(0) } });
  }
  return true;
};
