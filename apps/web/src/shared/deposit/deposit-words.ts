import { type Deposit, formatMoney, type quoteSchema } from '@wayfarer/contracts';
import type { z } from 'zod';
import { formatDay } from '../format/calendar-day.ts';
import { counted } from '../format/format-total.ts';

/** What of a price is paid now, and the rest until a day; in rupees. */
export type Split = NonNullable<z.infer<typeof quoteSchema>['split']>;

/** '30 %', '₹5,000.00 per person'. @param deposit in rupees */
export const depositSizeOf = ({ percent, perPerson = 0 }: Deposit): string =>
  percent === undefined ? `${formatMoney(perPerson)} per person` : `${percent}\u00a0%`;

/** 'The rest is due 60 days before the trip.' */
export const restDueWords = ({ balanceDays }: Deposit): string =>
  balanceDays === undefined ? 'The rest is paid on arrival.' : `The rest is due ${counted(balanceDays, 'day')} before the trip.`;

/** Whether whoever cancels gets the deposit back. */
export const keptWords = ({ isRefundable }: Pick<Deposit, 'isRefundable'>): string =>
  isRefundable ? 'The deposit is refunded as the cancellation policy says.' : 'If you cancel, the deposit is not refunded.';

/** '₹70,000.00 by Thu, 31 Dec 2026'; '₹70,000.00 on arrival, Mon, 1 Mar 2027'. */
export const laterWords = ({ balance, dueOn, onArrival }: Omit<Split, 'now'>): string =>
  `${formatMoney(balance)} ${onArrival ? 'on arrival,' : 'by'} ${formatDay(dueOn)}`;

/** 'Pay ₹30,000.00 now, ₹70,000.00 by Thu, 31 Dec 2026.' */
export const nowAndLaterWords = (split: Split): string => `Pay ${formatMoney(split.now)} now, ${laterWords(split)}.`;

/** What is paid now and what later; before a day is chosen only how much confirms it. */
export const howPaidWords = (deposit: Deposit, split: Split | undefined, hasDay: boolean): string => {
  if (split) return nowAndLaterWords(split);
  if (hasDay) return 'For this day everything is paid now.';
  return `A deposit of ${depositSizeOf(deposit)} confirms it. ${restDueWords(deposit)}`;
};
