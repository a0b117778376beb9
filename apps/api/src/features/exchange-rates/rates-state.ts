import { addDays, isRecentRate, MAX_RATE_AGE_DAYS, type System, startOfDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { dayText } from '../../time/day-text.ts';
import { todayOf } from '../../time/today-of.ts';
import { exchangeRatesRepository } from './exchange-rates.repository.ts';
import { ratesByCurrency } from './present-rates.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;
type RatesState = NonNullable<System['exchangeRates']>;

const HOW_TO_MEND = {
  manual: 'Type them in the settings, under Other currencies.',
  ecb: 'The server must reach www.ecb.europa.eu; what failed stands below, with the job “Read exchange rates”. Until then rates can be typed in the settings, under Other currencies.',
};

/** How the rates are, for the page System; undefined where the feature is off, or nobody has begun it. */
export const exchangeRatesState = async (needs: Needs): Promise<RatesState | undefined> => {
  const { EXCHANGE_RATES: source, SITE_TIME_ZONE } = needs.config;
  if (source === 'off') return undefined;
  const today = todayOf(needs);
  const stored = await exchangeRatesRepository(needs.database).find();
  const rates = ratesByCurrency(stored, source, today).toSorted((one, other) => one.day.localeCompare(other.day));
  const [oldest] = rates;
  if (oldest === undefined)
    return source === 'ecb'
      ? { state: 'unknown', sentence: 'No rates have been read yet, so that readers see rupees alone.', since: null }
      : undefined;
  const old = rates.filter(({ day }) => !isRecentRate(day, today));
  if (old.length > 0)
    return {
      state: 'wrong',
      sentence: `Not shown, because they are older than ${MAX_RATE_AGE_DAYS} days: ${old.map(({ currency, day }) => `${currency} of ${dayText(day)}`).join('; ')}. ${HOW_TO_MEND[source]}`,
      since: startOfDay(addDays(oldest.day, MAX_RATE_AGE_DAYS + 1), SITE_TIME_ZONE).toISOString(),
    };
  const keptOut = source === 'ecb' ? (stored.read?.keptOut ?? []) : [];
  if (keptOut.length > 0)
    return {
      state: 'wrong',
      sentence: `Kept out, because they differ by more than half: ${keptOut.join('; ')}. The ones before are shown until they are ${MAX_RATE_AGE_DAYS} days old.`,
      since: stored.read?.readAt?.toISOString() ?? null,
    };
  return {
    state: 'ok',
    sentence: `Of ${dayText(oldest.day)} or later: ${rates.map(({ currency }) => currency).join(', ')}.`,
    since: null,
  };
};
