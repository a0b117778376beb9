import { Schema } from 'mongoose';
import type { BalanceTransaction } from '../../integrations/stripe/balance.ts';

/** What the provider told of money in its account. It never changes, but is paid out later. */
export type BalanceTransactionRecord = Omit<BalanceTransaction, 'id'> & {
  /** The provider's own id. */
  _id: string;
  /** The payout by which it went to the bank; absent until the provider has said so. */
  payoutId?: string;
};

export const balanceTransactionSchema = new Schema<BalanceTransactionRecord>(
  {
    _id: { type: String, required: true },
    category: { type: String, required: true },
    createdAt: { type: Date, required: true },
    paymentId: { type: String, default: null },
    refundId: { type: String, default: null },
    amount: { type: Number, required: true },
    fee: { type: Number, required: true },
    currency: { type: String, required: true },
    payoutId: { type: String },
  },
  { collection: 'balancetransactions', versionKey: false },
);
balanceTransactionSchema.index({ paymentId: 1 });
/** By time, with all that is summed up of a month. */
export const TRANSACTIONS_BY_TIME = { createdAt: 1, currency: 1, fee: 1 } as const;
balanceTransactionSchema.index(TRANSACTIONS_BY_TIME);
