import type { ContactMessage } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';

export type ContactMessageRecord = ContactMessage & { _id: Types.ObjectId; receivedAt: Date };

export const contactMessageSchema = new Schema<ContactMessageRecord>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    message: { type: String, required: true },
    receivedAt: { type: Date, required: true },
  },
  { collection: 'contactmessages', versionKey: false },
);
contactMessageSchema.index({ receivedAt: -1, _id: -1 });
