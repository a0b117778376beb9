import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { AGENCY_ID, type AgencyRecord, agencySchema } from './agency.model.ts';

/** The stored state before the first change. */
const NOTHING_CHANGED: AgencyRecord = { _id: AGENCY_ID, version: 0, logo: null, changed: {} };

/** Every query on the settings of the agency. */
export const agencyRepository = (database: Connection) => {
  const agencies = modelOf(database, 'Agency', agencySchema);
  return {
    /** @param comment names the query to the database */
    find: async (comment?: string): Promise<AgencyRecord> =>
      (await agencies.findById(AGENCY_ID, null, { comment }).lean<AgencyRecord>()) ?? NOTHING_CHANGED,
    /** One write. @returns the new state; null when the version is outdated */
    change: async (version: number, to: Omit<AgencyRecord, '_id' | 'version'>): Promise<AgencyRecord | null> => {
      const changed: AgencyRecord = { _id: AGENCY_ID, version: version + 1, ...to };
      if (version > 0) {
        const { matchedCount } = await agencies.replaceOne({ _id: AGENCY_ID, version }, changed);
        return matchedCount === 1 ? changed : null;
      }
      try {
        await agencies.create(changed);
        return changed;
      } catch (thrown) {
        if (isDuplicateKey(thrown)) return null;
        throw thrown;
      }
    },
  };
};
