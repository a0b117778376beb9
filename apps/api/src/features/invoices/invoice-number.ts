import type { CalendarDate, InvoiceKind } from '@wayfarer/contracts';

/** Digits for 99,999,999 a year, so that numbers sort as texts. */
const DIGITS = 8;
const SIGNS: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', receipt: 'REC', 'credit-note': 'CN' };

/** The prefix of the numbers of a kind and a year. */
export const seriesOf = (kind: InvoiceKind, day: CalendarDate): string => `${SIGNS[kind]}-${day.slice(0, 4)}-`;
/** Whether a number is that of a receipt. */
export const isReceiptNumber = (number: string): boolean => number.startsWith(`${SIGNS.receipt}-`);
/** Parses a number. */
export const placeOfNumber = (number: string): { series: string; place: number } => ({
  series: number.slice(0, -DIGITS),
  place: Number(number.slice(-DIGITS)),
});
/** The next number of a series. */
export const numberAfter = (series: string, last: string | null): string =>
  `${series}${String((last === null ? 0 : placeOfNumber(last).place) + 1).padStart(DIGITS, '0')}`;
