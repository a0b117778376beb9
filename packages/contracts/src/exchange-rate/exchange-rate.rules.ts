import { addDays, type CalendarDate } from '../values/calendar-date.ts';

/** ISO 4217 codes of the currencies in which readers may see what a price in rupees is about. */
export const otherCurrencies = ['USD', 'EUR', 'GBP', 'AED', 'SAR', 'EGP', 'AUD', 'CAD', 'SGD', 'CHF', 'JPY', 'CNY'] as const;
export type OtherCurrency = (typeof otherCurrencies)[number];

/** A rate that is older is not shown to anybody. */
export const MAX_RATE_AGE_DAYS = 7;

/** Whether a rate of a day is young enough to be shown. */
export const isRecentRate = (day: CalendarDate, today: CalendarDate): boolean => day >= addDays(today, -MAX_RATE_AGE_DAYS);

/** Whether a rate differs by more than half from the one before, and so is rather a slip than a change. */
export const isFarFrom = (rupees: number, before: number): boolean => Math.abs(rupees - before) > before / 2;
