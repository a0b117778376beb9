import type { Connection } from 'mongoose';
import { jobMarksOf } from './job-marks.ts';

/** Raised when the migration leaves documents that the version before cannot read; docs/upgrading.md then says so under 'Back'. */
export const DATA_VERSION = 1;
const OLDEST_DATABASE = 6;
const MARK = 'data version';

type DataMark = { _id: string; dataVersion: number };

/** What forbids to work on a database of this version; null when nothing does. */
export const refusalOfDatabase = (version: string): string | null =>
  Number.parseInt(version, 10) >= OLDEST_DATABASE
    ? null
    : `The database is MongoDB ${version}; the oldest that is supported is ${OLDEST_DATABASE}.0. Update it, one major version at a time.`;

/** Says in the database which version its documents have; never an earlier one than is there. */
export const markDataVersion = async (database: Connection): Promise<void> => {
  await jobMarksOf<DataMark>(database).updateOne({ _id: MARK }, { $max: { dataVersion: DATA_VERSION } }, { upsert: true });
};

/** @throws Error with one sentence when the database, or what a later version left in it, cannot be worked with */
export const assertUsableData = async (database: Connection): Promise<void> => {
  const { version = '0' } = (await database.db?.admin().command({ buildInfo: 1 })) ?? {};
  const refusal = refusalOfDatabase(version);
  if (refusal) throw new Error(refusal);
  const { dataVersion = 0 } = (await jobMarksOf<DataMark>(database).findOne({ _id: MARK })) ?? {};
  if (dataVersion <= DATA_VERSION) return;
  throw new Error(
    `A later version of the product has migrated the database (data version ${dataVersion}; this one knows ${DATA_VERSION}). Run that version, or restore an earlier backup: docker/restore.sh.`,
  );
};
