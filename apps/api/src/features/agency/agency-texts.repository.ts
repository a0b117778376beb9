import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { type AgencyTextsRecord, agencyTextsSchema } from './agency-texts.model.ts';

/** Every query on the texts of the agency. */
export const agencyTextsRepository = (database: Connection) => {
  const versions = modelOf(database, 'AgencyTexts', agencyTextsSchema);
  return {
    /** The present version; null before the first. */
    findLatest: (): Promise<AgencyTextsRecord | null> => versions.findOne().sort({ _id: -1 }).lean<AgencyTextsRecord>(),
    findVersion: (version: number): Promise<AgencyTextsRecord | null> => versions.findById(version).lean<AgencyTextsRecord>(),
    /** One write. @returns false where this version is there already: somebody else was faster */
    add: async (version: AgencyTextsRecord): Promise<boolean> => {
      try {
        await versions.create(version);
        return true;
      } catch (thrown) {
        if (isDuplicateKey(thrown)) return false;
        throw thrown;
      }
    },
  };
};
