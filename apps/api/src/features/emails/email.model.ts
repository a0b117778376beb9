import { type AttachedDocument, bookingNumberOf, type EmailState, emailStates } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import type { EmailContent } from './email-content.ts';

/** What the mail server took, but for what secret links are worth. Kept with the email, and erased with it. */
export type SentTexts = {
  readonly subject: string;
  readonly from: string;
  readonly replyTo: string;
  readonly html: string;
  readonly text: string;
  /** What went with it, by name; absent in those that an earlier version sent. */
  readonly attachments?: readonly AttachedDocument[];
};

/** An email in the outbox. Its id is made of its cause and its kind, so that one cause never makes two (docs/decisions/0073). */
export type EmailRecord = {
  _id: string;
  to: string;
  /** The address of the person whom it is to or about, in lower case: by this the emails of a deleted user are found. */
  personKey: string;
  userId: Types.ObjectId | null;
  bookingId: Types.ObjectId | null;
  content: EmailContent;
  state: EmailState;
  causedAt: Date;
  /** When it is tried next; taking it moves this ahead, which is the lease. Null once nothing more is tried. */
  dueAt: Date | null;
  tries: number;
  sentAt: Date | null;
  /** What the mail server said the last time; for people. */
  lastFailure: string | null;
  /** Address and booking number in lower case, by which it is found. */
  searchKeys: string[];
  /** Tries that failed because of its documents; absent in nearly all. */
  documentFailures?: number;
  /** Absent until it was sent, and of those that an earlier version sent. */
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
    userId: { type: Schema.Types.ObjectId, default: null },
    bookingId: { type: Schema.Types.ObjectId, default: null },
    content: { type: Schema.Types.Mixed, required: true },
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
emailSchema.index({ userId: 1 });
emailSchema.index({ personKey: 1 });
/** What the list of emails is read by. */
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
