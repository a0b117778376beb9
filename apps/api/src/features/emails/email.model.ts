import { type AttachedDocument, bookingNumberOf, type EmailState, emailStates } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import { Schema, type Types } from 'mongoose';
import type { EmailContent } from './email-content.ts';

/**
 * The email as accepted by the mail server, without the tokens of secret links. Kept with the email, and
 * erased with it.
 */
export type SentTexts = {
  readonly subject: string;
  readonly from: string;
  readonly replyTo: string;
  readonly html: string;
  readonly text: string;
  /** The names of its attachments; absent in those that an earlier version sent. */
  readonly attachments?: readonly AttachedDocument[];
};

/**
 * An email in the outbox. Its id is derived from its cause and kind, so that one cause never creates two
 * (docs/decisions/0073).
 */
export type EmailRecord = {
  _id: string;
  to: string;
  /**
   * The address of the person it is to or about, in lower case, by which the emails of a deleted user are
   * found.
   */
  personKey: string;
  /** The mailbox that it goes to, by which they are paced; absent in those that an earlier version stored. */
  mailboxKey?: string;
  userId: Types.ObjectId | null;
  bookingId: Types.ObjectId | null;
  content: EmailContent;
  /** In which it is written, each time that it is; absent for English. */
  language?: LanguageCode;
  state: EmailState;
  causedAt: Date;
  /** When it is tried next; taking it postpones this, which is the lease. Null after the last try. */
  dueAt: Date | null;
  tries: number;
  sentAt: Date | null;
  /** The mail server's last answer, for people. */
  lastFailure: string | null;
  /** Search keys: address and booking number in lower case. */
  searchKeys: string[];
  /** Tries that failed because of its documents; absent in nearly all. */
  documentFailures?: number;
  /** Absent until it was sent, and in those that an earlier version sent. */
  asSent?: SentTexts;
};

export const searchKeysOf = ({ to, bookingId }: Pick<EmailRecord, 'to' | 'bookingId'>): string[] =>
  [to, ...(bookingId ? [bookingNumberOf(String(bookingId))] : [])].map((key) => key.toLowerCase());

const sentTexts = new Schema<SentTexts>(
  {
    subject: String,
    from: String,
    replyTo: String,
    html: String,
    text: String,
    attachments: { type: Schema.Types.Mixed, default: undefined },
  },
  { _id: false },
);

export const emailSchema = new Schema<EmailRecord>(
  {
    _id: { type: String, required: true },
    to: { type: String, required: true },
    personKey: { type: String, required: true },
    mailboxKey: { type: String, default: undefined },
    userId: { type: Schema.Types.ObjectId, default: null },
    bookingId: { type: Schema.Types.ObjectId, default: null },
    content: { type: Schema.Types.Mixed, required: true },
    language: { type: String, default: undefined },
    state: { type: String, enum: emailStates, required: true },
    causedAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    tries: { type: Number, required: true },
    sentAt: { type: Date, default: null },
    lastFailure: { type: String, default: null },
    searchKeys: { type: [String], default: undefined },
    documentFailures: { type: Number, default: undefined },
    asSent: { type: sentTexts, default: undefined },
  },
  { collection: 'emails', versionKey: false },
);
emailSchema.index({ dueAt: 1 }, { partialFilterExpression: { state: 'waiting' } });
// An export reads both in the order of time.
emailSchema.index({ userId: 1, causedAt: 1 });
emailSchema.index({ personKey: 1, causedAt: 1 });
emailSchema.index({ mailboxKey: 1, causedAt: 1 });
/** The indexes of the list of emails. */
export const EMAILS_BY_KEY = { searchKeys: 1, causedAt: 1, _id: 1 } as const;
export const emailListIndexes = [
  { causedAt: 1, _id: 1 },
  { state: 1, causedAt: 1, _id: 1 },
  { 'content.kind': 1, state: 1, causedAt: 1, _id: 1 },
  { state: 1, to: 1, _id: 1 },
  { 'content.kind': 1, state: 1, to: 1, _id: 1 },
  { bookingId: 1, causedAt: 1, _id: 1 },
  EMAILS_BY_KEY,
] as const;
for (const index of emailListIndexes) emailSchema.index(index);
