import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type ContactMessageRecord, contactMessageSchema } from './contact-message.model.ts';

/** Every query on contact messages. */
export const contactMessageRepository = (database: Connection) => {
  const messages = modelOf(database, 'ContactMessage', contactMessageSchema);
  return {
    insert: async (message: Omit<ContactMessageRecord, '_id' | 'emailKey'>): Promise<void> => {
      await messages.create({ ...message, emailKey: message.email.toLowerCase() });
    },
    eraseFrom: async (email: string): Promise<void> => {
      await messages.deleteMany({ emailKey: email.toLowerCase() });
    },
    /** Erases messages that were received before an instant, so many at most. @returns how many */
    eraseBefore: async (instant: Date, most: number): Promise<number> => {
      const due = await messages
        .find({ receivedAt: { $lt: instant } }, { _id: 1 })
        .limit(most)
        .lean<{ _id: Types.ObjectId }[]>();
      await messages.deleteMany({ _id: { $in: due.map(({ _id }) => _id) } });
      return due.length;
    },
    /** Counts no further than a number. */
    countSince: (since: Date, most: number): Promise<number> =>
      messages.countDocuments({ receivedAt: { $gte: since } }).limit(most),
  };
};
