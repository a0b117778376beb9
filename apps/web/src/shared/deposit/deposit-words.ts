import { type Deposit, formatMoney, type quoteSchema } from '@wayfarer/contracts';
import type { z } from 'zod';
import { formatDay } from '../format/calendar-day.ts';
import { t, tn } from '../words/words.ts';

/** What of a price is paid now, and the rest until a day; in rupees. */
export type Split = NonNullable<z.infer<typeof quoteSchema>['split']>;

/** '30 %', '₹5,000.00 per person'. @param deposit in rupees */
export const depositSizeOf = ({ percent, perPerson = 0 }: Deposit): string =>
  percent === undefined ? t('{amount} per person', { amount: formatMoney(perPerson) }) : `${percent}\u00a0%`;

/** 'The rest is due 60 days before the trip.' */
export const restDueWords = ({ balanceDays }: Deposit): string =>
  balanceDays === undefined
    ? t('The rest is paid on arrival.')
    : tn(balanceDays, 'The rest is due {n} day before the trip.', 'The rest is due {n} days before the trip.');

/** Whether whoever cancels gets the deposit back. */
export const keptWords = ({ isRefundable }: Pick<Deposit, 'isRefundable'>): string =>
  isRefundable ? t('The deposit is refunded as the cancellation policy says.') : t('If you cancel, the deposit is not refunded.');

/** '₹70,000.00 by Thu, 31 Dec 2026'; '₹70,000.00 on arrival, Mon, 1 Mar 2027'. */
export const laterWords = ({ balance, dueOn, onArrival }: Omit<Split, 'now'>): string => {
  const values = { amount: formatMoney(balance), day: formatDay(dueOn) };
  return onArrival ? t('{amount} on arrival, {day}', values) : t('{amount} by {day}', values);
};

/** 'Pay ₹30,000.00 now, ₹70,000.00 by Thu, 31 Dec 2026.' */
export const nowAndLaterWords = (split: Split): string =>
  t('Pay {amount} now, {rest}.', { amount: formatMoney(split.now), rest: laterWords(split) });

/** What is paid now and what later; before a day is chosen only how much confirms it. */
export const howPaidWords = (deposit: Deposit, split: Split | undefined, hasDay: boolean): string => {
  if (split) return nowAndLaterWords(split);
  if (hasDay) return t('For this day everything is paid now.');
  return `${t('A deposit of {size} confirms it.', { size: depositSizeOf(deposit) })} ${restDueWords(deposit)}`;
};
