import { type CannedAnswerForm, MAX_CANNED_ANSWERS } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { type CannedAnswerRecord, cannedAnswerRecordSchema } from './canned-answer.model.ts';

/** Every query on canned answers. */
export const cannedAnswerRepository = (database: Connection) => {
  const answers = modelOf(database, 'CannedAnswer', cannedAnswerRecordSchema);
  return {
    list: (): Promise<CannedAnswerRecord[]> =>
      answers.find().sort({ title: 1, _id: 1 }).limit(MAX_CANNED_ANSWERS).lean<CannedAnswerRecord[]>(),
    find: (id: string): Promise<CannedAnswerRecord | null> => answers.findById(objectIdOf(id)).lean<CannedAnswerRecord>(),
    insert: async (answer: CannedAnswerRecord): Promise<void> => {
      await answers.create(answer);
    },
    /** One write. @returns null where the version is outdated, or there is none */
    change: (id: string, { version, title, text }: CannedAnswerForm): Promise<CannedAnswerRecord | null> =>
      answers
        .findOneAndUpdate(
          { _id: objectIdOf(id), version },
          { $set: { title, text, version: version + 1 } },
          { returnDocument: 'after' },
        )
        .lean<CannedAnswerRecord>(),
    remove: (id: string): Promise<CannedAnswerRecord | null> =>
      answers.findOneAndDelete({ _id: objectIdOf(id) }).lean<CannedAnswerRecord>(),
  };
};
