import { Schema, type Types } from 'mongoose';
import { addDueEmails, type HasPendingEmails } from '../../emails/index.ts';
import { addCalls, type HasCalls } from '../calls/calls.model.ts';

/** What staff wrote to those who travel on a departure; its emails are due in the write that stores it. */
export type DepartureMessageRecord = HasPendingEmails &
  HasCalls & {
    /** Of the departure and the key of the call, so that it is stored once. */
    _id: string;
    /** The id of its departure. */
    departure: string;
    /**
     * Counts the messages to its departure, from 0; no two have the same. Absent in those of an earlier
     * version.
     */
    number?: number;
    at: Date;
    by: Types.ObjectId;
    /** Null once they are erased. */
    subject: string | null;
    text: string | null;
    bookings: Types.ObjectId[];
  };

export const departureMessageRecordSchema = new Schema<DepartureMessageRecord>(
  {
    _id: { type: String, required: true },
    departure: { type: String, required: true },
    number: { type: Number, default: undefined },
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    subject: { type: String, default: null },
    text: { type: String, default: null },
    bookings: { type: [Schema.Types.ObjectId], required: true },
  },
  { collection: 'departuremessages', versionKey: false },
);
addDueEmails(departureMessageRecordSchema);
addCalls(departureMessageRecordSchema);
departureMessageRecordSchema.index({ departure: 1, at: -1 });
departureMessageRecordSchema.index(
  { departure: 1, number: 1 },
  { unique: true, partialFilterExpression: { number: { $type: 'number' } } },
);
departureMessageRecordSchema.index({ at: 1 }, { partialFilterExpression: { text: { $type: 'string' } } });
