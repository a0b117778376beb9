import type { Connection } from 'mongoose';
import { jobMarksOf } from '../../database/job-marks.ts';

/** The nightly check's name among the jobs. */
export const MONEY_CHECK = 'check money';

type MoneyMark = { _id: string; at?: Date; findings?: number };

/** The result of the last nightly check, and when it ended; null before the first. */
export const readMoneyMark = async (database: Connection): Promise<{ at: Date; findings: number } | null> => {
  const { at, findings } = (await jobMarksOf<MoneyMark>(database).findOne({ _id: MONEY_CHECK })) ?? {};
  return at && findings !== undefined ? { at, findings } : null;
};

export const noteFindings = async (database: Connection, findings: number): Promise<void> => {
  await jobMarksOf<MoneyMark>(database).updateOne({ _id: MONEY_CHECK }, { $set: { findings } }, { upsert: true });
};
