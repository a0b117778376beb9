import { Schema } from 'mongoose';

/** The one document of its collection. */
export const NOTICES_ID = 'notices';

export type NoticesRecord = {
  _id: typeof NOTICES_ID;
  /** How often it was changed. */
  version: number;
  /** Null: nobody. */
  paidBookingsTo: string | null;
};

export const noticesSchema = new Schema<NoticesRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    paidBookingsTo: { type: String, default: null },
  },
  { collection: 'agencynotices', versionKey: false },
);
