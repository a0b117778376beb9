import type { EmailKind } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { eraseBefore } from '../../database/erase-before.ts';
import { prefixRange } from '../../database/lists/prefix-range.ts';
import { modelOf } from '../../database/model-of.ts';
import { pagesOf } from '../../database/pages-of.ts';
import { type EmailRecord, emailSchema, type SentTexts, searchKeysOf } from './email.model.ts';
import { resendsOf } from './email-id.ts';
import { mailboxKeyOf } from './mailbox-key.ts';

/** An email leased by a worker. */
export type TakenEmail = EmailRecord & { dueAt: Date };

export type NewEmail = Omit<
  EmailRecord,
  'state' | 'tries' | 'sentAt' | 'lastFailure' | 'searchKeys' | 'mailboxKey' | 'asSent' | 'documentFailures'
>;

/** Emails of an export that are read at a time. */
const PAGE = 100;
/** The HTML of ten thousand emails would be a hundred megabytes. */
const WITHOUT_HTML = { 'asSent.html': 0 } as const;
/** An email without its HTML. */
export type ReadEmail = Omit<EmailRecord, 'asSent'> & { asSent?: Omit<SentTexts, 'html'> };

/** It has the address of somebody who was erased, so it is erased as soon as it was sent, or given up. */
const isLastToPerson = ({ content }: EmailRecord): boolean => content.kind === 'account-deleted';

/** Every query on emails, but for the list of them. */
export const emailRepository = (database: Connection) => {
  const emails = modelOf(database, 'Email', emailSchema);
  /** Matches only while nobody else has taken it since. */
  const asTaken = ({ _id, dueAt }: TakenEmail) => ({ _id, state: 'waiting' as const, dueAt });
  return {
    /** Stores an email once: the id decides. */
    insertOnce: async (email: NewEmail): Promise<void> => {
      try {
        const begun = { state: 'waiting', tries: 0, sentAt: null, lastFailure: null } as const;
        await emails.create({ ...email, ...begun, searchKeys: searchKeysOf(email), mailboxKey: mailboxKeyOf(email.to) });
      } catch (thrown) {
        if (!isDuplicateKey(thrown)) throw thrown;
      }
    },
    /**
     * How many of these kinds went to a mailbox since an instant, counted up to a limit; `besides` is an
     * address that does not count.
     */
    countTo: (
      mailboxKey: string,
      { kinds, since, most, besides }: { kinds: readonly EmailKind[]; since: Date; most: number; besides?: string },
    ): Promise<number> => {
      const toOthers = besides === undefined ? {} : { personKey: { $ne: besides } };
      const counted = { mailboxKey, causedAt: { $gt: since }, 'content.kind': { $in: kinds }, ...toOthers };
      return emails.countDocuments(counted).limit(most);
    },
    findById: (_id: string): Promise<EmailRecord | null> => emails.findOne({ _id }).lean<EmailRecord>(),
    /** The resends of an email, oldest first. */
    listResends: (_id: string): Promise<EmailRecord[]> =>
      emails
        .find({ _id: prefixRange(resendsOf(_id)) })
        .sort({ _id: 1 })
        .lean<EmailRecord[]>(),
    remove: async (_id: string): Promise<void> => {
      await emails.deleteOne({ _id });
    },
    /** Due emails, the longest due first, up to a limit. */
    listDue: (now: Date, most: number): Promise<TakenEmail[]> =>
      emails
        .find({ state: 'waiting', dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .limit(most)
        .lean<TakenEmail[]>(),
    /** When the unsent emails were caused, up to a limit. */
    listWaiting: async (most: number): Promise<Date[]> => {
      const waiting = emails.find({ state: 'waiting' }, { causedAt: 1 }).sort({ dueAt: 1 }).limit(most);
      return (await waiting.lean<Pick<EmailRecord, 'causedAt'>[]>()).map(({ causedAt }) => causedAt);
    },
    /** When the latest email was sent; null where none is kept. */
    lastSentAt: async (): Promise<Date | null> =>
      (await emails.findOne({ state: 'sent' }, { sentAt: 1 }).sort({ causedAt: -1 }).lean<EmailRecord>())?.sentAt ?? null,
    /** What the mail server said of the one that is put off longest; null where none is. */
    lastFailureOfWaiting: async (): Promise<string | null> =>
      (await emails.findOne({ state: 'waiting' }, { lastFailure: 1 }).sort({ dueAt: -1 }).hint({ dueAt: 1 }).lean<EmailRecord>())
        ?.lastFailure ?? null,
    /** Leases an email; null when another worker was faster, or it is gone. */
    take: (email: TakenEmail, leaseUntil: Date): Promise<TakenEmail | null> =>
      emails
        .findOneAndUpdate(asTaken(email), { $set: { dueAt: leaseUntil }, $inc: { tries: 1 } }, { returnDocument: 'after' })
        .lean<TakenEmail>(),
    /**
     * Extends the lease; null where it expired and another worker has taken it, or where it was erased with
     * its reader.
     */
    keep: (email: TakenEmail, leaseUntil: Date): Promise<TakenEmail | null> =>
      emails.findOneAndUpdate(asTaken(email), { $set: { dueAt: leaseUntil } }, { returnDocument: 'after' }).lean<TakenEmail>(),
    noteSent: async (email: TakenEmail, sentAt: Date, asSent: SentTexts): Promise<void> => {
      if (isLastToPerson(email)) await emails.deleteOne(asTaken(email));
      else await emails.updateOne(asTaken(email), { $set: { state: 'sent', sentAt, dueAt: null, lastFailure: null, asSent } });
    },
    /** @param next.dueAt when it is tried again; null gives it up */
    noteFailure: async (
      email: TakenEmail,
      lastFailure: string,
      { dueAt, documentFailures }: { readonly dueAt: Date | null; readonly documentFailures?: number | undefined },
    ): Promise<void> => {
      const state = dueAt ? 'waiting' : 'given_up';
      const failures = documentFailures === undefined ? {} : { documentFailures };
      if (isLastToPerson(email) && !dueAt) await emails.deleteOne(asTaken(email));
      else await emails.updateOne(asTaken(email), { $set: { state, dueAt, lastFailure, ...failures } });
    },
    /** Given up since an instant, without addresses and texts. */
    listGivenUp: (since: Date, most: number): Promise<Pick<EmailRecord, '_id' | 'bookingId' | 'causedAt'>[]> =>
      emails
        .find({ state: 'given_up', causedAt: { $gte: since } }, { bookingId: 1, causedAt: 1 })
        .sort({ causedAt: 1 })
        .limit(most)
        .lean<EmailRecord[]>(),
    /** Emails sent to a user, oldest first, a page at a time; also by the address, where it is confirmed. */
    pagesTo: async function* ({ userId, email }: { userId: Types.ObjectId; email: string | null }): AsyncGenerator<ReadEmail[]> {
      const personKey = email?.toLowerCase();
      const theirs = personKey ? { $or: [{ userId }, { personKey, userId: null }] } : { userId };
      const found = emails.find(theirs, WITHOUT_HTML).sort({ causedAt: 1 }).lean<ReadEmail[]>().cursor({ batchSize: PAGE });
      for await (const page of pagesOf(found as AsyncIterable<ReadEmail>, PAGE))
        yield page.filter((one) => one.userId !== null || one.to.toLowerCase() === personKey);
    },
    countOf: (userId: Types.ObjectId): Promise<number> => emails.countDocuments({ userId }),
    /**
     * Lets what was sent to one account be of another one; with `address` also what is known by the address
     * alone. What was sent to the address itself becomes the account's, so that its owner gets it.
     */
    moveOf: async (
      from: Types.ObjectId,
      to: Types.ObjectId,
      address: { readonly from: string; readonly to: string } | null,
    ): Promise<void> => {
      const trip = { 'content.trip.userId': String(to) };
      await emails.updateMany({ userId: from, 'content.trip.userId': String(from) }, { $set: { userId: to, ...trip } });
      await emails.updateMany({ userId: from }, { $set: { userId: to } });
      if (!address) return;
      const [personKey, newKey] = [address.from.toLowerCase(), address.to.toLowerCase()];
      const toThem = { $expr: { $eq: [{ $toLower: '$to' }, personKey] } };
      await emails.updateMany({ personKey, userId: null, ...toThem }, { $set: { userId: to } });
      await emails.updateMany({ personKey }, { $set: { personKey: newKey } });
    },
    /** Everything to or about a user. */
    eraseOf: async ({ userId, email }: { userId: Types.ObjectId; email: string | null }): Promise<void> => {
      await emails.deleteMany({ userId });
      if (email) await emails.deleteMany({ personKey: email.toLowerCase() });
    },
    /** Erases emails caused before an instant. May be interrupted. @returns how many */
    eraseBefore: (instant: Date, goesOn: () => boolean): Promise<number> => eraseBefore(emails, 'causedAt', instant, goesOn),
  };
};

export type EmailRepository = ReturnType<typeof emailRepository>;
