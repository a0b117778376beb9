import type { Connection } from 'mongoose';
import { isDuplicate } from './upserted.ts';

/**
 * Takes the turn of a job that all processes together run once in a while.
 * @param every milliseconds from one turn to the next
 * @returns whether it is this process's turn now
 */
export const takeTurn = async (connection: Connection, job: string, every: number, now: Date): Promise<boolean> => {
  const due = { _id: job, at: { $lte: new Date(now.getTime() - every) } };
  try {
    await connection.collection<{ _id: string; at: Date }>('jobmarks').updateOne(due, { $set: { at: now } }, { upsert: true });
    return true;
  } catch (thrown) {
    // Its mark is there, and not old enough.
    if (isDuplicate(thrown)) return false;
    throw thrown;
  }
};
