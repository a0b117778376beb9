import type { ContactMessage } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import { addDueEmails, type OwesEmails } from '../emails/index.ts';

export type ContactMessageRecord = ContactMessage &
  OwesEmails & {
    _id: Types.ObjectId;
    /** The address in lower case, by which the messages of a deleted user are found. */
    emailKey: string;
    receivedAt: Date;
  };

export const contactMessageSchema = new Schema<ContactMessageRecord>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    message: { type: String, required: true },
    receivedAt: { type: Date, required: true },
  },
  { collection: 'contactmessages', versionKey: false },
);
addDueEmails(contactMessageSchema);
contactMessageSchema.index({ receivedAt: -1, _id: -1 });
contactMessageSchema.index({ emailKey: 1, receivedAt: -1 });
