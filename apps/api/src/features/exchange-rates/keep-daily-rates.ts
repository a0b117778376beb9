import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  type ExchangeRate,
  instantAt,
  isFarFrom,
  isRecentRate,
  otherCurrencies,
} from '@wayfarer/contracts';
import { runAsLeader } from '../../database/run-as-leader.ts';
import type { Dependencies } from '../../dependencies.ts';
import { askForRates, ecbPlace, type RatesPlace } from '../../integrations/ecb/ask-for-rates.ts';
import { type EuroRates, ratesIn } from '../../integrations/ecb/rates-in.ts';
import { todayOf } from '../../time/today-of.ts';
import { exchangeRatesRepository } from './exchange-rates.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>;

/** Where the bank is, and half an hour after it publishes. */
const ZONE = 'Europe/Berlin';
const PUBLISHED_BY = '16:30';
/** Digits of a rate that are kept. */
const DIGITS = 6;

/** The last instant by which a new file was there. */
const lastPublishedAt = (now: Date): Date => {
  const today = calendarDateAt(now, ZONE);
  const at = instantAt(today, PUBLISHED_BY, ZONE);
  return at <= now ? at : instantAt(addDays(today, -1), PUBLISHED_BY, ZONE);
};

/** What one of each currency of the file is in rupees. @throws Error where it cannot tell */
const inRupees = ({ day, rates }: EuroRates, now: Date): ExchangeRate[] => {
  if (day > calendarDateAt(now, ZONE)) throw new Error(`The rates are of a day to come, ${day}.`);
  const rupees = rates.get('INR');
  if (rupees === undefined) throw new Error('The rates have no rupees.');
  const perEuro = new Map([...rates, ['EUR', 1]]);
  return otherCurrencies.flatMap((currency) => {
    const rate = perEuro.get(currency);
    return rate === undefined ? [] : [{ currency, rupees: Number((rupees / rate).toPrecision(DIGITS)), day }];
  });
};

/**
 * The rates that are kept from now on. One that differs by more than half from the one before is kept out
 * while that one is young enough to be shown.
 */
const accept = (told: readonly ExchangeRate[], stored: readonly ExchangeRate[], today: CalendarDate) => {
  const kept = new Map(stored.map((rate) => [rate.currency, rate]));
  const keptOut: string[] = [];
  for (const rate of told) {
    const before = kept.get(rate.currency);
    if (before !== undefined && isRecentRate(before.day, today) && isFarFrom(rate.rupees, before.rupees))
      keptOut.push(`${rate.currency} of ${rate.day} at ${rate.rupees} rupees, after ${before.rupees} of ${before.day}`);
    else if (before === undefined || rate.day >= before.day) kept.set(rate.currency, rate);
  }
  return { rates: [...kept.values()], keptOut };
};

/**
 * Reads the European Central Bank's rates once a day after it has published them, in whichever process comes
 * first. What fails is tried again at the next run, and until then the stored rates stay.
 * @throws Error that says why they could not be read
 */
export const keepDailyRates = async (needs: Needs, place: RatesPlace = ecbPlace): Promise<void> => {
  const { database, config, clock, logger } = needs;
  const repository = exchangeRatesRepository(database);
  const isDue = (readAt: Date | undefined): boolean => readAt === undefined || readAt < lastPublishedAt(clock());
  if (config.EXCHANGE_RATES !== 'ecb' || !isDue((await repository.find()).read?.readAt)) return;
  await runAsLeader(database, 'read exchange rates', async () => {
    const { read } = await repository.find();
    // Another process may have done it before this one got the lock.
    if (!isDue(read?.readAt)) return;
    const told = inRupees(ratesIn(await askForRates(place)), clock());
    const { rates, keptOut } = accept(told, read?.rates ?? [], todayOf(needs));
    await repository.keepRead({ rates, keptOut, readAt: clock() });
    if (keptOut.length > 0) logger.warn({ event: 'exchange_rates_kept_out', keptOut }, 'Some exchange rates were kept out');
  });
};
