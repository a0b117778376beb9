import type { CalendarDate } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';

/** A booking that waits for its payment, as one call has added it. */
export type UnpaidEntry = {
  booking: Types.ObjectId;
  /** An order sent twice at once is one booking, added by two calls. One that fails takes back only what it added itself. */
  call: Types.ObjectId;
  persons: number;
  /** After this day it no longer waits. */
  travelDate: CalendarDate;
  /** Added just before the booking is stored, so an entry may be without one: for a moment, or for good after a crash. */
  addedAt: Date;
};

/** The unpaid bookings of one account or of one address, which its `_id` names. One document, so each of its writes is atomic. */
export type UnpaidListRecord = {
  _id: string;
  waiting: UnpaidEntry[];
  /** Of all in `waiting`, for filters. */
  persons: number;
  /** When the last travel day in it is over everywhere. */
  expiresAt: Date;
};

const unpaidEntrySchema = new Schema<UnpaidEntry>(
  {
    booking: { type: Schema.Types.ObjectId, required: true },
    call: { type: Schema.Types.ObjectId, required: true },
    persons: { type: Number, required: true },
    travelDate: { type: String, required: true },
    addedAt: { type: Date, required: true },
  },
  { _id: false },
);

export const unpaidListSchema = new Schema<UnpaidListRecord>(
  {
    _id: { type: String, required: true },
    waiting: { type: [unpaidEntrySchema], default: [] },
    persons: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'unpaidlists', versionKey: false, shardKey: { _id: 'hashed' } },
);
unpaidListSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
