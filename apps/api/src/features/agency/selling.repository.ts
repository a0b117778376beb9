import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { SELLING_ID, type SellingRecord, type SellingValues, sellingRecordSchema } from './selling.model.ts';

/** Every query on who sells, and with which tax. */
export const sellingRepository = (database: Connection) => {
  const selling = modelOf(database, 'AgencySelling', sellingRecordSchema);
  return {
    /** Null until admins have set something. */
    find: (): Promise<SellingRecord | null> => selling.findById(SELLING_ID).lean<SellingRecord>(),
    /** One write. @returns whether it was made: not where the version is outdated */
    change: async (version: number, changed: Partial<SellingValues>): Promise<boolean> => {
      try {
        const { matchedCount, upsertedCount } = await selling.updateOne(
          { _id: SELLING_ID, version },
          { $set: { ...changed, version: version + 1 } },
          { upsert: version === 0 },
        );
        return matchedCount + upsertedCount === 1;
      } catch (thrown) {
        if (isDuplicateKey(thrown)) return false;
        throw thrown;
      }
    },
  };
};
