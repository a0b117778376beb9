import type { Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { eraseBefore } from '../../database/erase-before.ts';
import { modelOf } from '../../database/model-of.ts';
import { prefixRange } from '../../database/prefix-range.ts';
import { type EmailRecord, emailSchema, type SentTexts, searchKeysOf } from './email.model.ts';
import { resendsOf } from './email-id.ts';

/** An email as a worker has taken it. */
export type TakenEmail = EmailRecord & { dueAt: Date };

export type NewEmail = Omit<
  EmailRecord,
  'state' | 'tries' | 'sentAt' | 'lastFailure' | 'searchKeys' | 'asSent' | 'documentFailures'
>;

/** Of ten thousand emails the forms with styles alone would be a hundred megabytes. */
const WITHOUT_HTML = { 'asSent.html': 0 } as const;
/** An email without its form with styles. */
export type ReadEmail = Omit<EmailRecord, 'asSent'> & { asSent?: Omit<SentTexts, 'html'> };

/** Every query on emails, but for the list of them. */
export const emailRepository = (database: Connection) => {
  const emails = modelOf(database, 'Email', emailSchema);
  /** Only while nobody else has taken it since. */
  const asTaken = ({ _id, dueAt }: TakenEmail) => ({ _id, state: 'waiting' as const, dueAt });
  return {
    /** Stores an email once: the id decides. */
    insertOnce: async (email: NewEmail): Promise<void> => {
      try {
        const begun = { state: 'waiting', tries: 0, sentAt: null, lastFailure: null } as const;
        await emails.create({ ...email, ...begun, searchKeys: searchKeysOf(email) });
      } catch (thrown) {
        if (!isDuplicateKey(thrown)) throw thrown;
      }
    },
    findById: (_id: string): Promise<EmailRecord | null> => emails.findOne({ _id }).lean<EmailRecord>(),
    /** How an email was sent again, oldest first. */
    listResends: (_id: string): Promise<EmailRecord[]> =>
      emails
        .find({ _id: prefixRange(resendsOf(_id)) })
        .sort({ _id: 1 })
        .lean<EmailRecord[]>(),
    remove: async (_id: string): Promise<void> => {
      await emails.deleteOne({ _id });
    },
    /** Those that are due, the longest first; so many at most. */
    listDue: (now: Date, most: number): Promise<TakenEmail[]> =>
      emails
        .find({ state: 'waiting', dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .limit(most)
        .lean<TakenEmail[]>(),
    /** When those were caused that are not sent yet, the first so many. */
    listWaiting: async (most: number): Promise<Date[]> => {
      const waiting = emails.find({ state: 'waiting' }, { causedAt: 1 }).sort({ dueAt: 1 }).limit(most);
      return (await waiting.lean<Pick<EmailRecord, 'causedAt'>[]>()).map(({ causedAt }) => causedAt);
    },
    /** Takes an email for as long as the lease runs; null when another worker was faster, or it is gone. */
    take: (email: TakenEmail, leaseUntil: Date): Promise<TakenEmail | null> =>
      emails
        .findOneAndUpdate(asTaken(email), { $set: { dueAt: leaseUntil }, $inc: { tries: 1 } }, { returnDocument: 'after' })
        .lean<TakenEmail>(),
    /** Keeps it for longer; null where its lease was over and another has taken it, or where it is gone with its reader. */
    keep: (email: TakenEmail, leaseUntil: Date): Promise<TakenEmail | null> =>
      emails.findOneAndUpdate(asTaken(email), { $set: { dueAt: leaseUntil } }, { returnDocument: 'after' }).lean<TakenEmail>(),
    noteSent: async (email: TakenEmail, sentAt: Date, asSent: SentTexts): Promise<void> => {
      await emails.updateOne(asTaken(email), { $set: { state: 'sent', sentAt, dueAt: null, lastFailure: null, asSent } });
    },
    /** @param next.dueAt when it is tried again; null gives it up */
    noteFailure: async (
      email: TakenEmail,
      lastFailure: string,
      { dueAt, documentFailures }: { readonly dueAt: Date | null; readonly documentFailures?: number | undefined },
    ): Promise<void> => {
      const state = dueAt ? 'waiting' : 'given_up';
      const failures = documentFailures === undefined ? {} : { documentFailures };
      await emails.updateOne(asTaken(email), { $set: { state, dueAt, lastFailure, ...failures } });
    },
    /** Given up since an instant, with neither addresses nor texts. */
    listGivenUp: (since: Date, most: number): Promise<Pick<EmailRecord, '_id' | 'bookingId' | 'causedAt'>[]> =>
      emails
        .find({ state: 'given_up', causedAt: { $gte: since } }, { bookingId: 1, causedAt: 1 })
        .sort({ causedAt: 1 })
        .limit(most)
        .lean<EmailRecord[]>(),
    /** What was sent to a user, oldest first; by the address too, where it is known to be theirs. */
    listTo: async ({ userId, email }: { userId: Types.ObjectId; email: string | null }): Promise<ReadEmail[]> => {
      const personKey = email?.toLowerCase();
      const [own, others] = await Promise.all([
        emails.find({ userId }, WITHOUT_HTML).lean<ReadEmail[]>(),
        personKey ? emails.find({ personKey, userId: null }, WITHOUT_HTML).lean<ReadEmail[]>() : [],
      ]);
      return [...own, ...others.filter(({ to }) => to.toLowerCase() === personKey)].toSorted(
        (one, other) => one.causedAt.getTime() - other.causedAt.getTime(),
      );
    },
    /** Everything to or about a user. */
    eraseOf: async ({ userId, email }: { userId: Types.ObjectId; email: string | null }): Promise<void> => {
      await emails.deleteMany({ userId });
      if (email) await emails.deleteMany({ personKey: email.toLowerCase() });
    },
    /** Erases emails that were caused before an instant. May be broken off. @returns how many */
    eraseBefore: (instant: Date, goesOn: () => boolean): Promise<number> => eraseBefore(emails, 'causedAt', instant, goesOn),
  };
};

export type EmailRepository = ReturnType<typeof emailRepository>;
