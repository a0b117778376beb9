import type { CalendarDate, InvoiceKind } from '@wayfarer/contracts';

/** As wide as 99,999,999 in a year need, so that numbers sort as texts. */
const DIGITS = 8;
const SIGNS: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };

/** What the numbers of a kind and a year begin with. */
export const seriesOf = (kind: InvoiceKind, day: CalendarDate): string => `${SIGNS[kind]}-${day.slice(0, 4)}-`;
/** A number, taken apart. */
export const placeOfNumber = (number: string): { series: string; place: number } => ({
  series: number.slice(0, -DIGITS),
  place: Number(number.slice(-DIGITS)),
});
/** The number behind the last one of its series. */
export const numberAfter = (series: string, last: string | null): string =>
  `${series}${String((last === null ? 0 : placeOfNumber(last).place) + 1).padStart(DIGITS, '0')}`;
