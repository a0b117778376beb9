import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type ContactMessageRecord, contactMessageSchema } from './contact-message.model.ts';

/** Every query on contact messages. */
export const contactMessageRepository = (database: Connection) => {
  const messages = modelOf(database, 'ContactMessage', contactMessageSchema);
  return {
    insert: async (message: Omit<ContactMessageRecord, '_id'>): Promise<void> => {
      await messages.create(message);
    },
    /** Counts no further than a number. */
    countSince: (since: Date, most: number): Promise<number> =>
      messages.countDocuments({ receivedAt: { $gte: since } }).limit(most),
  };
};
