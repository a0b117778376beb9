import { Schema, type Types } from 'mongoose';

/** What staff wrote down about a user, or about one of their bookings. */
export type NoteRecord = {
  _id: Types.ObjectId;
  /** Whom it is about: it is erased with them. */
  userId: Types.ObjectId;
  /** Null where it is about the user alone. */
  bookingId: Types.ObjectId | null;
  text: string;
  writtenAt: Date;
  by: Types.ObjectId;
};

export const noteSchema = new Schema<NoteRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    bookingId: { type: Schema.Types.ObjectId, default: null },
    text: { type: String, required: true },
    writtenAt: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
  },
  { collection: 'notes', versionKey: false },
);
export const NOTES_OF_USER = { userId: 1, writtenAt: -1, _id: -1 } as const;
export const NOTES_OF_BOOKING = { bookingId: 1, userId: 1, writtenAt: -1, _id: -1 } as const;
for (const index of [NOTES_OF_USER, NOTES_OF_BOOKING]) noteSchema.index(index);
