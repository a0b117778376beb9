import { addDays, type CalendarDate, type InvoiceSums, type InvoicesPeriod, monthOf, startOfDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { monthDays, yearBefore } from '../../../time/month-days.ts';
import { todayOf } from '../../../time/today-of.ts';
import { balanceRepository, presentAccountAmount } from '../../payouts/index.ts';
import { sumKinds } from './sum-kinds.ts';

/** The provider's fees of some days, of payments and of all else. */
const feesOf = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  from: CalendarDate,
  to: CalendarDate,
): Promise<InvoicesPeriod['fees']> => {
  const start = (day: CalendarDate) => startOfDay(day, config.SITE_TIME_ZONE);
  const fees = await balanceRepository(database).sumFees({ from: start(from), to: start(addDays(to, 1)) });
  return fees.map(({ _id: currency, fee }) => presentAccountAmount(fee, currency));
};

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

/** What the documents of some days come to. */
export const sumPeriod = async (needs: Needs, from: CalendarDate, to: CalendarDate): Promise<InvoicesPeriod> => {
  const [sums, fees] = await Promise.all([sumKinds(needs.database, from, to), feesOf(needs, from, to)]);
  return { from, to, ...sums, fees };
};

/**
 * What a month's documents come to, beside those of the year before. Of a month that is not over, the same
 * days are compared.
 */
export const sumInvoices = async (needs: Needs, month: string): Promise<InvoiceSums> => {
  const { from, to: last } = monthDays(month);
  const today = todayOf(needs);
  const to = today >= from && today < last ? today : last;
  // Both are known before a read begins: nobody would wait for the first read if the second threw at once.
  const begin = yearBefore(from);
  const end = to === last ? monthDays(monthOf(begin)).to : yearBefore(to);
  const [now, before] = await Promise.all([sumPeriod(needs, from, to), sumPeriod(needs, begin, end)]);
  return { month: now, yearBefore: before };
};
