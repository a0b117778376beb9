import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { retryUpsert } from './duplicate-key.ts';
import { jobMarksOf } from './job-marks.ts';

/** How long a dead process keeps the lock, and how often a running one renews it, in milliseconds. */
const LEASE_MS = 10_000;
const RENEW_INTERVAL_MS = 3000;

type LockRecord = { _id: string; holder: string; until: Date };
const locksOf = (connection: Connection) => jobMarksOf<LockRecord>(connection);
const idOf = (job: string): string => `leader of ${job}`;
const NEXT_UNTIL = { $add: ['$$NOW', LEASE_MS] };

/**
 * Takes a leader lock that is free: one atomic write, by the database's clock, so that the clocks of
 * processes need not agree.
 * @param holder a name that nobody had before
 */
const take = async (connection: Connection, job: string, holder: string): Promise<boolean> => {
  const isFree = { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
  const mine = { $eq: ['$holder', holder] };
  const update = [
    { $set: { holder: { $cond: [isFree, holder, '$holder'] } } },
    { $set: { until: { $cond: [mine, NEXT_UNTIL, '$until'] } } },
  ];
  const lock = await retryUpsert(() =>
    locksOf(connection).findOneAndUpdate({ _id: idOf(job) }, update, { upsert: true, returnDocument: 'after' }),
  );
  return lock?.holder === holder;
};

/** Whether it is still held: even if it was late, nobody else has had it since. */
const renew = async (connection: Connection, job: string, holder: string): Promise<boolean> => {
  const { matchedCount } = await locksOf(connection).updateOne({ _id: idOf(job), holder }, [{ $set: { until: NEXT_UNTIL } }]);
  return matchedCount === 1;
};

export type Leadership = {
  /** False once the lock could not be renewed. */
  readonly isHeld: () => boolean;
};

/**
 * Runs a job in only one process: takes its leader lock, renews it while the job runs, and releases it. When
 * the process dies another one can take it 10 seconds later.
 * @returns whether this process was the one
 */
export const runAsLeader = async (
  connection: Connection,
  job: string,
  run: (leadership: Leadership) => Promise<void>,
): Promise<boolean> => {
  const holder = randomUUID();
  if (!(await take(connection, job, holder))) return false;
  let isHeld = true;
  const timer = setInterval(() => {
    renew(connection, job, holder).then(
      (isRenewed) => {
        isHeld &&= isRenewed;
      },
      () => {
        isHeld = false;
      },
    );
  }, RENEW_INTERVAL_MS);
  timer.unref();
  try {
    await run({ isHeld: () => isHeld });
  } finally {
    clearInterval(timer);
    await locksOf(connection).updateOne({ _id: idOf(job), holder }, { $set: { until: new Date(0) } });
  }
  return true;
};
