import { Schema, type Types } from 'mongoose';
import type { EmailContent } from './email-content.ts';

/** `waiting` until the mail server has taken it; `given_up` when it refused the address, or for three days everything. */
export const emailStates = ['waiting', 'sent', 'given_up'] as const;
export type EmailState = (typeof emailStates)[number];

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
};

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
  },
  { collection: 'emails', versionKey: false },
);
emailSchema.index({ dueAt: 1 }, { partialFilterExpression: { state: 'waiting' } });
emailSchema.index({ bookingId: 1, causedAt: 1 });
emailSchema.index({ userId: 1 });
emailSchema.index({ personKey: 1 });
emailSchema.index({ causedAt: 1 });
emailSchema.index({ state: 1, causedAt: 1 }, { partialFilterExpression: { state: 'given_up' } });
