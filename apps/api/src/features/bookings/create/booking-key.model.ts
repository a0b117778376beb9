import { Schema, type Types } from 'mongoose';

/** The order behind a caller's idempotency key; both caller and key are in the `_id`. */
export type BookingKeyRecord = {
  _id: string;
  /** The id that the booking has, or will have. */
  bookingId: Types.ObjectId;
  /** Of the order that the key was first sent with. */
  fingerprint: string;
  usedAt: Date;
};

/** How long a key is remembered, in seconds: longer than any client tries again. */
const REMEMBERED_FOR_SECONDS = 2 * 24 * 60 * 60;

export const bookingKeySchema = new Schema<BookingKeyRecord>(
  {
    _id: { type: String, required: true },
    bookingId: { type: Schema.Types.ObjectId, required: true },
    fingerprint: { type: String, required: true },
    usedAt: { type: Date, required: true },
  },
  { collection: 'bookingkeys', versionKey: false, shardKey: { _id: 'hashed' } },
);
bookingKeySchema.index({ usedAt: 1 }, { expireAfterSeconds: REMEMBERED_FOR_SECONDS });
