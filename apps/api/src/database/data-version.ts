import type { Connection } from 'mongoose';
import { jobMarksOf } from './job-marks.ts';

/**
 * Raised when the migration leaves documents that the previous version cannot read; docs/upgrading.md then
 * says so under 'Back'.
 */
export const DATA_VERSION = 1;
const OLDEST_DATABASE = 6;
const MARK = 'data version';

type DataMark = { _id: string; dataVersion: number };

/** Why a database of this version cannot be used; null when it can. */
export const refusalOfDatabase = (version: string): string | null =>
  Number.parseInt(version, 10) >= OLDEST_DATABASE
    ? null
    : `The database is MongoDB ${version}; the oldest that is supported is ${OLDEST_DATABASE}.0. Update it, one major version at a time.`;

/** Records the version of the documents in the database; never lowers it. */
export const markDataVersion = async (database: Connection): Promise<void> => {
  await jobMarksOf<DataMark>(database).updateOne({ _id: MARK }, { $max: { dataVersion: DATA_VERSION } }, { upsert: true });
};

/**
 * @throws Error with one sentence when the database, or data that a later version left in it, cannot be used
 */
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
