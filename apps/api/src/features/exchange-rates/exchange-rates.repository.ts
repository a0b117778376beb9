import type { ExchangeRate } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey, retryUpsert } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { type ExchangeRatesRecord, exchangeRatesRecordSchema } from './exchange-rates.model.ts';

/** What is stored: both kinds of rates, null where there never were any. */
export type StoredRates = { readonly typed: ExchangeRatesRecord | null; readonly read: ExchangeRatesRecord | null };

/** Every query on what other currencies are in rupees. */
export const exchangeRatesRepository = (database: Connection) => {
  const rates = modelOf(database, 'ExchangeRates', exchangeRatesRecordSchema);
  return {
    find: async (): Promise<StoredRates> => {
      const found = await rates.find({ _id: { $in: ['typed', 'ecb'] } }).lean<ExchangeRatesRecord[]>();
      const [typed = null, read = null] = ['typed', 'ecb'].map((id) => found.find(({ _id }) => _id === id));
      return { typed, read };
    },
    /** One write. @returns whether it was made: not where the version is outdated */
    changeTyped: async (version: number, typed: readonly ExchangeRate[]): Promise<boolean> => {
      try {
        const { matchedCount, upsertedCount } = await rates.updateOne(
          { _id: 'typed', version },
          { $set: { rates: typed, version: version + 1 } },
          { upsert: version === 0 },
        );
        return matchedCount + upsertedCount === 1;
      } catch (thrown) {
        if (isDuplicateKey(thrown)) return false;
        throw thrown;
      }
    },
    /** One write by the leader. */
    keepRead: async (read: { rates: readonly ExchangeRate[]; readAt: Date; keptOut: readonly string[] }): Promise<void> => {
      await retryUpsert(() => rates.updateOne({ _id: 'ecb' }, { $set: read, $inc: { version: 1 } }, { upsert: true }));
    },
  };
};
