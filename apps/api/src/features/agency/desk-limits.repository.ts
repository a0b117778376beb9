import type { DeskLimits } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { DESK_LIMITS_ID, type DeskLimitsRecord, deskLimitsRecordSchema } from './desk-limits.model.ts';

/** Every query on the limits of the desk. */
export const deskLimitsRepository = (database: Connection) => {
  const limits = modelOf(database, 'DeskLimits', deskLimitsRecordSchema);
  return {
    /** Null until admins have changed them. */
    find: async (): Promise<DeskLimits | null> => {
      const found = await limits.findById(DESK_LIMITS_ID).lean<DeskLimitsRecord>();
      if (!found) return null;
      const { _id, ...stored } = found;
      return stored;
    },
    /** One write. @returns whether it was made: not where the version is outdated */
    change: async ({ version, ...changed }: DeskLimits): Promise<boolean> => {
      try {
        const { matchedCount, upsertedCount } = await limits.updateOne(
          { _id: DESK_LIMITS_ID, version },
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
