import type { Connection, Types } from 'mongoose';
import { eraseBefore } from '../../database/erase-before.ts';
import { modelOf } from '../../database/model-of.ts';
import { dueEmail, dueEmailRepository } from '../emails/index.ts';
import { type ContactMessageRecord, contactMessageSchema } from './contact-message.model.ts';

/** Every query on contact messages. */
export const contactMessageRepository = (database: Connection) => {
  const messages = modelOf(database, 'ContactMessage', contactMessageSchema);
  return {
    dueEmails: dueEmailRepository<ContactMessageRecord>(database, 'ContactMessage', contactMessageSchema),
    /** @param isAcknowledged whether its sender gets an email about it */
    insert: async (
      message: Omit<ContactMessageRecord, '_id' | 'emailKey' | 'emailsDue'>,
      { isAcknowledged }: { isAcknowledged: boolean },
    ): Promise<void> => {
      const { email, receivedAt } = message;
      const received = isAcknowledged ? [dueEmail('contact-received', receivedAt)] : [];
      const emailsDue = [...received, dueEmail('contact-forwarded', receivedAt)];
      await messages.create({ ...message, emailKey: email.toLowerCase(), emailsDue });
    },
    hasWrittenSince: async (email: string, since: Date): Promise<boolean> =>
      (await messages.exists({ emailKey: email.toLowerCase(), receivedAt: { $gte: since } })) !== null,
    isThere: async (_id: Types.ObjectId): Promise<boolean> => (await messages.exists({ _id })) !== null,
    /** Oldest first. */
    listFrom: (email: string): Promise<ContactMessageRecord[]> =>
      messages.find({ emailKey: email.toLowerCase() }).sort({ receivedAt: 1 }).lean<ContactMessageRecord[]>(),
    eraseFrom: async (email: string): Promise<void> => {
      await messages.deleteMany({ emailKey: email.toLowerCase() });
    },
    /** Erases messages that were received before an instant. May be broken off. @returns how many */
    eraseBefore: (instant: Date, goesOn: () => boolean): Promise<number> => eraseBefore(messages, 'receivedAt', instant, goesOn),
    /** Counts no further than a number. */
    countSince: (since: Date, most: number): Promise<number> =>
      messages.countDocuments({ receivedAt: { $gte: since } }).limit(most),
  };
};
