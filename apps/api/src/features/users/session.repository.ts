import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type SessionRecord, sessionSchema } from './session.model.ts';

/** Every query on logins. Removing a record ends its token at once, in every process. */
export const sessionRepository = (database: Connection) => {
  const sessions = modelOf(database, 'Session', sessionSchema);
  return {
    insert: async (session: SessionRecord): Promise<void> => {
      await sessions.create(session);
    },
    find: (id: string): Promise<SessionRecord | null> => sessions.findById(id).lean<SessionRecord>(),
    end: async (id: string): Promise<void> => {
      await sessions.deleteOne({ _id: id });
    },
    endAllOf: async (userId: Types.ObjectId): Promise<void> => {
      await sessions.deleteMany({ userId });
    },
  };
};
