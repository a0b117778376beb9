import type { Connection, Schema, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import type { DueEmail, HasPendingEmails } from './due-email.model.ts';

const BY_TIME = { 'emailsDue.at': 1 } as const;

/** Documents of one collection with due emails. */
export const dueEmailRepository = <Cause extends { _id: Types.ObjectId | string }>(
  database: Connection,
  name: string,
  schema: Schema,
) => {
  const causes = modelOf<Cause & HasPendingEmails>(database, name, schema);
  return {
    /** The longest waiting ones, up to a limit. */
    list: (now: Date, most: number): Promise<(Cause & HasPendingEmails)[]> =>
      causes
        .find({ 'emailsDue.at': { $lte: now } })
        .sort(BY_TIME)
        .hint(BY_TIME)
        .limit(most)
        .lean<(Cause & HasPendingEmails)[]>(),
    /** Removes those that are in the outbox now, or never will be. One write that changes nothing else. */
    settle: async (id: Cause['_id'], { kind, of }: DueEmail): Promise<void> => {
      await causes.updateOne({ _id: id }, { $pull: { emailsDue: { kind, of } } });
    },
  };
};

export type DueEmails<Cause extends { _id: Types.ObjectId | string }> = ReturnType<typeof dueEmailRepository<Cause>>;
