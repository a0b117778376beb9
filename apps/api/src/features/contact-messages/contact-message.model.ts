import type { ContactMessage } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import { Schema, type Types } from 'mongoose';
import type { Versioned } from '../../database/edited-version.ts';
import { addDueEmails, type HasPendingEmails } from '../emails/index.ts';

export type ReplyRecord = { _id: Types.ObjectId; text: string; at: Date; by: Types.ObjectId };

export type ContactMessageRecord = ContactMessage &
  HasPendingEmails &
  Versioned & {
    _id: Types.ObjectId;
    /** The address in lower case, by which the messages of a deleted user are found. */
    emailKey: string;
    /** Search words of name, address and text. */
    searchKeys: string[];
    receivedAt: Date;
    /** Of the page where it was written; absent for English. */
    language?: LanguageCode;
    /** Absent, like the next fields, in messages stored by a version without an inbox. */
    isDone?: boolean;
    /** The admin to whom it is assigned. */
    assigneeId?: Types.ObjectId | null;
    /** Oldest first. */
    replies?: ReplyRecord[];
  };

const reply = new Schema<ReplyRecord>({
  text: { type: String, required: true },
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
});

export const contactMessageSchema = new Schema<ContactMessageRecord>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    searchKeys: { type: [String], default: undefined },
    message: { type: String, required: true },
    receivedAt: { type: Date, required: true },
    language: { type: String, default: undefined },
    isDone: { type: Boolean, default: false },
    assigneeId: { type: Schema.Types.ObjectId, default: null },
    replies: { type: [reply], default: [] },
    version: Number,
  },
  { collection: 'contactmessages', versionKey: false },
);
addDueEmails(contactMessageSchema);
contactMessageSchema.index({ receivedAt: -1, _id: -1 });
contactMessageSchema.index({ emailKey: 1, receivedAt: -1 });
/** The indexes of the inbox. */
export const MESSAGES_BY_STATE = { isDone: 1, receivedAt: -1, _id: -1 } as const;
export const MESSAGES_BY_ASSIGNEE = { assigneeId: 1, isDone: 1, receivedAt: -1, _id: -1 } as const;
/** One word of a search. */
export const MESSAGES_BY_WORD = { searchKeys: 1, isDone: 1, receivedAt: -1, _id: -1 } as const;
for (const index of [MESSAGES_BY_STATE, MESSAGES_BY_ASSIGNEE, MESSAGES_BY_WORD]) contactMessageSchema.index(index);
