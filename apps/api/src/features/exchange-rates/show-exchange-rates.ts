import type { ExchangeRates } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { exchangeRatesRepository } from './exchange-rates.repository.ts';

/** The stored rates as staff change them, whatever their age. */
export const showExchangeRates = async ({
  database,
  config,
}: Pick<Dependencies, 'database' | 'config'>): Promise<ExchangeRates> => {
  const { typed, read } = await exchangeRatesRepository(database).find();
  const source = config.EXCHANGE_RATES;
  return { source, rates: typed?.rates ?? [], read: source === 'ecb' ? (read?.rates ?? []) : [], version: typed?.version ?? 0 };
};
