import { type CalendarDate, type Currencies, type ExchangeRate, isRecentRate } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../time/today-of.ts';
import { exchangeRatesRepository, type StoredRates } from './exchange-rates.repository.ts';

/** The better one of two rates of a currency: the first, unless only the second is young enough. */
const better = (one: ExchangeRate, other: ExchangeRate, today: CalendarDate): ExchangeRate =>
  isRecentRate(one.day, today) || one.day >= other.day ? one : other;

/**
 * One rate for each currency that has any, whatever its age: what the European Central Bank says where it is
 * asked, and what staff typed for the rest.
 */
export const ratesByCurrency = (
  { typed, read }: StoredRates,
  source: Config['EXCHANGE_RATES'],
  today: CalendarDate,
): ExchangeRate[] => {
  if (source === 'off') return [];
  const found = new Map((source === 'ecb' ? (read?.rates ?? []) : []).map((rate) => [rate.currency, rate]));
  for (const rate of typed?.rates ?? []) {
    const known = found.get(rate.currency);
    found.set(rate.currency, known === undefined ? rate : better(known, rate, today));
  }
  return [...found.values()];
};

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

/** What readers may see amounts in, as it is at this moment; undefined where that is nothing but rupees. */
export const readCurrencies = async (needs: Needs): Promise<Currencies | undefined> => {
  const { EXCHANGE_RATES: source } = needs.config;
  if (source === 'off') return undefined;
  const today = todayOf(needs);
  const rates = ratesByCurrency(await exchangeRatesRepository(needs.database).find(), source, today);
  const recent = rates.filter(({ day }) => isRecentRate(day, today));
  const [day] = recent.map((rate) => rate.day).toSorted();
  if (day === undefined) return undefined;
  return { day, rupeesFor: Object.fromEntries(recent.map(({ currency, rupees }) => [currency, rupees])) };
};
