import type { MinorUnits } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { retryUpsert } from '../../database/duplicate-key.ts';
import { jobMarksOf } from '../../database/job-marks.ts';
import { modelOf } from '../../database/model-of.ts';
import type { BalanceTransaction, Payout, TimeSpan } from '../../integrations/stripe/balance.ts';
import { type BalanceTransactionRecord, balanceTransactionSchema, TRANSACTIONS_BY_TIME } from './balance-transaction.model.ts';
import { type PayoutRecord, payoutSchema } from './payout.model.ts';

const MARK = 'balance of the provider';
type Mark = { _id: string; at: Date };

const within = ({ from, to }: TimeSpan) => ({ createdAt: { $gte: from, $lt: to } });

/** Every query on what the provider told of its account. */
export const balanceRepository = (database: Connection) => {
  const transactions = modelOf<BalanceTransactionRecord>(database, 'BalanceTransaction', balanceTransactionSchema);
  const payouts = modelOf<PayoutRecord>(database, 'Payout', payoutSchema);
  const marks = jobMarksOf<Mark>(database);
  return {
    /** Until when everything was read; null before the first time. */
    readUpTo: async (): Promise<Date | null> => (await marks.findOne({ _id: MARK }))?.at ?? null,
    markRead: async (at: Date): Promise<void> => {
      await retryUpsert(() => marks.updateOne({ _id: MARK }, { $set: { at } }, { upsert: true }));
    },
    /** Stores those that are not stored yet, each once, and by which payout they went out. */
    keep: async (page: readonly BalanceTransaction[], payoutId?: string): Promise<void> => {
      const writes = page.map(({ id: _id, ...told }) => ({
        updateOne: {
          filter: { _id },
          update: { $setOnInsert: told, ...(payoutId === undefined ? {} : { $set: { payoutId } }) },
          upsert: true,
        },
      }));
      await retryUpsert(() => transactions.bulkWrite(writes, { ordered: false }));
    },
    keepPayout: async ({ id: _id, arrivesOn }: Payout, isRead: boolean): Promise<void> => {
      await retryUpsert(() => payouts.updateOne({ _id }, { $set: { arrivesOn, isRead } }, { upsert: true }));
    },
    findPayouts: async (ids: readonly string[]): Promise<Map<string, PayoutRecord>> => {
      const found = ids.length === 0 ? [] : await payouts.find({ _id: { $in: [...ids] } }).lean<PayoutRecord[]>();
      return new Map(found.map((payout) => [payout._id, payout]));
    },
    /** What is about some payments: the payments themselves, refunds, disputes. */
    listOf: (paymentIds: readonly string[]): Promise<BalanceTransactionRecord[]> =>
      transactions.find({ paymentId: { $in: [...paymentIds] } }).lean<BalanceTransactionRecord[]>(),
    listWithin: (span: TimeSpan): Promise<BalanceTransactionRecord[]> =>
      transactions.find(within(span)).hint(TRANSACTIONS_BY_TIME).lean<BalanceTransactionRecord[]>(),
    /** The fees of a time, by currency. Reads an index alone. */
    sumFees: (span: TimeSpan): Promise<{ _id: string; fee: MinorUnits }[]> =>
      transactions
        .aggregate<{ _id: string; fee: MinorUnits }>([
          { $match: within(span) },
          { $group: { _id: '$currency', fee: { $sum: '$fee' } } },
          { $sort: { _id: 1 } },
        ])
        .hint(TRANSACTIONS_BY_TIME),
  };
};
