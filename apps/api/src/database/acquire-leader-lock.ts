import type { Connection } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

/**
 * Takes the leader lock of a job that one of all processes runs once in a while.
 * @param every milliseconds from one run to the next
 * @returns whether this process is the one to run it now
 */
export const acquireLeaderLock = async (connection: Connection, job: string, every: number, now: Date): Promise<boolean> => {
  const due = { _id: job, at: { $lte: new Date(now.getTime() - every) } };
  try {
    await connection.collection<{ _id: string; at: Date }>('jobmarks').updateOne(due, { $set: { at: now } }, { upsert: true });
    return true;
  } catch (thrown) {
    // Its record is there, and not old enough.
    if (isDuplicateKey(thrown)) return false;
    throw thrown;
  }
};
