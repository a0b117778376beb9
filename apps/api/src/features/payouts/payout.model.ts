import type { CalendarDate } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/** What the provider told of a payout. */
export type PayoutRecord = {
  /** The provider's own id. */
  _id: string;
  /** The day on which the bank has it; null once it has failed. */
  arrivesOn: CalendarDate | null;
  /** Whether all of its transactions are stored as paid out by it. */
  isRead: boolean;
};

export const payoutSchema = new Schema<PayoutRecord>(
  {
    _id: { type: String, required: true },
    arrivesOn: { type: String, default: null },
    isRead: { type: Boolean, required: true },
  },
  { collection: 'payouts', versionKey: false },
);
