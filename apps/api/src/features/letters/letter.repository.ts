import { type LetterKind, letterKinds } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { type LetterRecord, letterRecordSchema } from './letter.model.ts';

/** Every query on the agency's own words for emails. */
export const letterRepository = (database: Connection) => {
  const letters = modelOf(database, 'Letter', letterRecordSchema);
  return {
    find: (kind: LetterKind): Promise<LetterRecord | null> => letters.findById(kind).lean<LetterRecord>(),
    /** At most one of each kind. */
    list: (): Promise<LetterRecord[]> => letters.find({ _id: { $in: letterKinds } }).lean<LetterRecord[]>(),
    /** One write. @returns whether it was made: not where the version is outdated */
    change: async ({ _id, version, ...fields }: LetterRecord): Promise<boolean> => {
      try {
        const { matchedCount, upsertedCount } = await letters.updateOne(
          { _id, version },
          { $set: { ...fields, version: version + 1 } },
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
