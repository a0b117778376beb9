import type { Notices } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { NOTICES_ID, type NoticesRecord, noticesSchema } from './notices.model.ts';

/** Every query on what the agency gets by email. */
export const noticesRepository = (database: Connection) => {
  const notices = modelOf(database, 'AgencyNotices', noticesSchema);
  return {
    find: async (): Promise<Notices> => {
      const { paidBookingsTo = null, version = 0 } = (await notices.findById(NOTICES_ID).lean<NoticesRecord>()) ?? {};
      return { paidBookingsTo, version };
    },
    /** One write. @returns whether it was made: not where the version is outdated */
    change: async ({ paidBookingsTo, version }: Notices): Promise<boolean> => {
      const changed = { paidBookingsTo, version: version + 1 };
      try {
        const { matchedCount, upsertedCount } = await notices.updateOne(
          { _id: NOTICES_ID, version },
          { $set: changed },
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
