import type { ContactMessage, InboxFilter } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { atVersion } from '../../database/edited-version.ts';
import { eraseBefore } from '../../database/erase-before.ts';
import { listOrderOf } from '../../database/lists/list-order.ts';
import { EMPTY_PAGE, listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { searchByWords } from '../../database/lists/search-by-words.ts';
import { wordsOf } from '../../database/lists/words-of.ts';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { pagesOf } from '../../database/pages-of.ts';
import { dueEmail, dueEmailRepository } from '../emails/index.ts';
import {
  type ContactMessageRecord,
  contactMessageSchema,
  MESSAGES_BY_ASSIGNEE,
  MESSAGES_BY_STATE,
  MESSAGES_BY_WORD,
  type ReplyRecord,
} from './contact-message.model.ts';

export type MessageState = Required<Pick<ContactMessageRecord, 'isDone' | 'assigneeId'>>;

/** Messages of an export that are read at a time. */
const PAGE = 100;
const OPEN = { $in: [false, null] };
/** @param caller whose messages are 'mine' */
type InboxRequest = InboxFilter & PageRequest & { caller: string };

/** The words of a message that it is found by: those of a text beyond it would fill the index. */
const MAX_KEYS = 500;

/** The search words of a message: those of name and address, and of its text. */
export const searchKeysOf = ({ name, email, message }: Pick<ContactMessage, 'name' | 'email' | 'message'>): string[] =>
  wordsOf(`${name} ${email} ${message}`).slice(0, MAX_KEYS);

/** Every query on contact messages. */
export const contactMessageRepository = (database: Connection) => {
  const messages = modelOf(database, 'ContactMessage', contactMessageSchema);
  const change = (_id: Types.ObjectId, edited: number, update: object): Promise<ContactMessageRecord | null> =>
    messages
      .findOneAndUpdate({ _id, ...atVersion(edited) }, { ...update, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean<ContactMessageRecord>();
  return {
    dueEmails: dueEmailRepository<ContactMessageRecord>(database, 'ContactMessage', contactMessageSchema),
    /** @param isAcknowledged whether its sender gets an email about it */
    insert: async (
      message: ContactMessage & Pick<ContactMessageRecord, 'receivedAt' | 'language'>,
      { isAcknowledged }: { isAcknowledged: boolean },
    ): Promise<void> => {
      const { email, receivedAt } = message;
      const received = isAcknowledged ? [dueEmail('contact-received', receivedAt)] : [];
      const emailsDue = [...received, dueEmail('contact-forwarded', receivedAt)];
      await messages.create({ ...message, emailKey: email.toLowerCase(), searchKeys: searchKeysOf(message), emailsDue });
    },
    hasWrittenSince: async (email: string, since: Date): Promise<boolean> =>
      (await messages.exists({ emailKey: email.toLowerCase(), receivedAt: { $gte: since } })) !== null,
    findById: (_id: Types.ObjectId): Promise<ContactMessageRecord | null> =>
      messages.findOne({ _id }).lean<ContactMessageRecord>(),
    /** @throws VALIDATION when a word of the search is too short */
    list: async ({ search, state, assigned, sort, caller, ...page }: InboxRequest): Promise<PageOf<ContactMessageRecord>> => {
      const words = search ? await searchByWords(database.collection('contactmessages'), MESSAGES_BY_WORD, search) : [];
      if (search && words.length === 0) return EMPTY_PAGE;
      const order = listOrderOf(sort, { receivedAt: 'receivedAt' } as const);
      const isDone = { all: { $in: [false, true, null] }, open: OPEN, done: true }[state];
      const assignee = assigned === 'all' ? {} : { assigneeId: assigned === 'me' ? objectIdOf(caller) : null };
      if (!search && assigned === 'all' && state === 'all') return listPage(messages, {}, order, page);
      const byState = assigned === 'all' ? MESSAGES_BY_STATE : MESSAGES_BY_ASSIGNEE;
      const filter = { isDone, ...assignee, ...(search ? { $and: words } : {}) };
      return listPage(messages, filter, order, page, { hint: search ? MESSAGES_BY_WORD : byState });
    },
    /** One write; null when it is gone or its version is outdated. */
    setState: (_id: Types.ObjectId, state: MessageState, edited: number): Promise<ContactMessageRecord | null> =>
      change(_id, edited, { $set: state }),
    /** The same, with the email that carries the reply. */
    addReply: (
      _id: Types.ObjectId,
      reply: ReplyRecord,
      { isDone, edited }: Pick<MessageState, 'isDone'> & { edited: number },
    ): Promise<ContactMessageRecord | null> =>
      change(_id, edited, {
        $set: { isDone },
        $push: { replies: reply, emailsDue: dueEmail('contact-reply', reply.at, String(reply._id)) },
      }),
    latestFrom: (email: string, most: number): Promise<ContactMessageRecord[]> =>
      messages.find({ emailKey: email.toLowerCase() }).sort({ receivedAt: -1 }).limit(most).lean<ContactMessageRecord[]>(),
    /** Oldest first, a page at a time. */
    pagesFrom: (email: string): AsyncGenerator<ContactMessageRecord[]> =>
      pagesOf(
        messages
          .find({ emailKey: email.toLowerCase() })
          .sort({ receivedAt: 1 })
          .lean<ContactMessageRecord[]>()
          .cursor({ batchSize: PAGE }) as AsyncIterable<ContactMessageRecord>,
        PAGE,
      ),
    countFrom: (email: string): Promise<number> => messages.countDocuments({ emailKey: email.toLowerCase() }),
    /** Lets what came from one address be of who has another one. Answers go to where it came from. */
    moveFrom: async (from: string, to: string): Promise<void> => {
      await messages.updateMany({ emailKey: from.toLowerCase() }, { $set: { emailKey: to.toLowerCase() } });
    },
    eraseFrom: async (email: string): Promise<void> => {
      await messages.deleteMany({ emailKey: email.toLowerCase() });
    },
    /** Erases messages received before an instant. May be interrupted. @returns how many */
    eraseBefore: (instant: Date, goesOn: () => boolean): Promise<number> => eraseBefore(messages, 'receivedAt', instant, goesOn),
    /** Counts no further than a number. */
    countOpen: (most: number): Promise<number> => messages.countDocuments({ isDone: OPEN }).hint(MESSAGES_BY_STATE).limit(most),
  };
};
