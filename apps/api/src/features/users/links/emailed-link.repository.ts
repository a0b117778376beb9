import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { dueEmailRepository, hashOfToken } from '../../emails/index.ts';
import { type EmailedLinkRecord, emailedLinkSchema } from './emailed-link.model.ts';

/** Every query on emailed links. */
export const emailedLinkRepository = (database: Connection) => {
  const links = modelOf(database, 'EmailedLink', emailedLinkSchema);
  return {
    dueEmails: dueEmailRepository<EmailedLinkRecord>(database, 'EmailedLink', emailedLinkSchema),
    insert: async (link: EmailedLinkRecord): Promise<void> => {
      await links.create(link);
    },
    /** Stores a link once, however often it is made. */
    insertOnce: async (link: EmailedLinkRecord): Promise<void> => {
      const { _id, ...rest } = link;
      await links.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true });
    },
    /** The link of a token as long as it may be used; the database forgets it a while later. */
    findByToken: (token: string, purpose: EmailedLinkRecord['purpose'], now: Date): Promise<EmailedLinkRecord | null> =>
      links.findOne({ _id: hashOfToken(token), purpose, expiresAt: { $gt: now } }).lean<EmailedLinkRecord>(),
    /** Those to a user's address, and those that a user asked for to another one. */
    eraseOf: async ({ _id, emailKey }: { _id: Types.ObjectId; emailKey: string }): Promise<void> => {
      await links.deleteMany({ emailKey });
      await links.deleteMany({ userId: _id });
    },
    /** Those that confirm an address for an account, to whichever address. */
    eraseFor: async (userId: Types.ObjectId): Promise<void> => {
      await links.deleteMany({ userId });
    },
  };
};
