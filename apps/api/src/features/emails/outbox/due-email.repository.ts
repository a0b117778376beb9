import type { Connection, Schema, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import type { DueEmail, OwesEmails } from './due-email.model.ts';

const BY_TIME = { 'emailsDue.at': 1 } as const;

/** Documents of one collection that owe emails. */
export const dueEmailRepository = <Cause extends { _id: Types.ObjectId | string }>(
  database: Connection,
  name: string,
  schema: Schema,
) => {
  const causes = modelOf<Cause & OwesEmails>(database, name, schema);
  return {
    /** Those that wait longest, so many at most. */
    list: (now: Date, most: number): Promise<(Cause & OwesEmails)[]> =>
      causes
        .find({ 'emailsDue.at': { $lte: now } })
        .sort(BY_TIME)
        .hint(BY_TIME)
        .limit(most)
        .lean<(Cause & OwesEmails)[]>(),
    /** These are in the outbox now, or will never be. One write, that touches nothing else. */
    settle: async (id: Cause['_id'], { kind, of }: DueEmail): Promise<void> => {
      await causes.updateOne({ _id: id }, { $pull: { emailsDue: { kind, of } } });
    },
  };
};

export type DueEmails<Cause extends { _id: Types.ObjectId | string }> = ReturnType<typeof dueEmailRepository<Cause>>;
