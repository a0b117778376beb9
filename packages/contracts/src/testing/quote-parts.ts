import { daysBetween } from '../cancellation-policy/cancellation-policy.rules.ts';
import type { Prices } from '../price/price.rules.ts';
import type { Party } from '../quote/party.ts';
import type { Discount } from '../quote/quote.ts';
import { addDays, type CalendarDate } from '../values/calendar-date.ts';

/** A choice and what it costs: every place that shows a price is compared with it. */
export type QuoteCase = {
  readonly title: string;
  /** In rupees, as on the wire. */
  readonly prices: Prices;
  readonly day: string;
  readonly party: Party;
  readonly extras?: Readonly<Record<string, number>>;
  readonly singleRooms?: number;
  /** Amounts in minor units. */
  readonly discount?: Discount;
  /** [id, quantity, unit, sum] in minor units. */
  readonly lines: readonly (readonly [string, number, number, number])[];
  readonly total: number;
};

export const adult = { id: 'adult', name: 'Adult', minAge: 12 };
export const child = { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 };
export const infant = { id: 'infant', name: 'Infant', minAge: 0, maxAge: 1, price: 0, seats: 0 as const };
export const family: Prices = { price: 10_000, categories: [adult, child, infant] };
export const christmas = { name: 'Christmas', from: '2026-12-20', to: '2027-01-05', prices: { adult: 14_000, child: 7000 } };
export const groups = [
  { from: 6, percent: 5 },
  { from: 10, percent: 10 },
];
export const transfer = { id: 'transfer', name: 'Airport transfer', price: 800, per: 'person' as const };
export const bike = { id: 'bike', name: 'Bike', price: 250.5, per: 'piece' as const, most: 4, stock: 2 };
export const guide = { id: 'guide', name: 'Private guide', price: 3000, per: 'booking' as const };
export const lunch = { id: 'lunch', name: 'Lunch', price: 0, per: 'person' as const, included: true };
export const single = { price: 1500, required: true };
export const jeep: Prices = { price: 48_000, groupOf: 4 };
export const MONSOON10 = { code: 'MONSOON10', percent: 10 };
export const DAY = '2026-12-05';

type Given = Omit<QuoteCase, 'title' | 'day' | 'lines' | 'total'> & { day?: string };
export const when = (title: string, given: Given, lines: QuoteCase['lines']): QuoteCase => ({
  title,
  day: DAY,
  ...given,
  lines,
  total: lines.reduce((sum, [, , , ofLine]) => sum + ofLine, 0),
});
/** One line for each category. */
export const family2110: QuoteCase['lines'] = [
  ['adult', 2, 1_000_000, 2_000_000],
  ['child', 1, 500_000, 500_000],
  ['infant', 1, 0, 0],
];
export const party = { adult: 2, child: 1, infant: 1 };
export const adults = (count: number) => ({ adult: count });
export const persons = (count: number) => ({ person: count });

/** The same case with other days, as far from each other: the fifth of December becomes this one. */
export const movedTo = (first: CalendarDate, { day, prices, ...rest }: QuoteCase): QuoteCase => {
  const by = daysBetween(DAY, first);
  const seasons = prices.seasons?.map(({ from, to, ...season }) => ({ ...season, from: addDays(from, by), to: addDays(to, by) }));
  return { ...rest, day: addDays(day, by), prices: seasons ? { ...prices, seasons } : prices };
};
