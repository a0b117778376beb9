import { categoriesOf, type Extra, type Prices } from '../price/price.rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { type MinorUnits, percentOf } from '../values/money.ts';
import { type Party, seatsOf } from './party.ts';
import { type UnitPrices, unitPricesOf } from './unit-prices.ts';

/** What a promotion code takes off: a share of everything before it, or an amount up to that. */
export type Discount = { readonly code: string } & ({ readonly percent: number } | { readonly amount: MinorUnits });

/** Who travels when, and what was chosen with it. */
export type Choice = {
  readonly day: CalendarDate;
  readonly party: Party;
  readonly extras?: Readonly<Record<string, number>> | undefined;
  readonly singleRooms?: number | undefined;
  readonly discount?: Discount | undefined;
  /** Prices of the departure's own, by category, in minor units. */
  readonly own?: UnitPrices | undefined;
};

export const lineKinds = ['person', 'group', 'single', 'extra', 'code', 'fee', 'discount'] as const;

/** One row of a quote; its sum is quantity times unit, in minor units, and below 0 for what is taken off. */
export type Line = {
  readonly kind: (typeof lineKinds)[number];
  readonly id: string;
  readonly text: string;
  readonly quantity: number;
  readonly unit: MinorUnits;
  readonly sum: MinorUnits;
};
export type Quote = { readonly lines: readonly Line[]; readonly total: MinorUnits };

const lineOf = (kind: Line['kind'], id: string, text: string, quantity: number, unit: MinorUnits): Line => ({
  kind,
  id,
  text,
  quantity,
  unit,
  sum: quantity * unit,
});
const sumOf = (lines: readonly Line[]): MinorUnits => lines.reduce((sum, line) => sum + line.sum, 0);

/** What changes of a booking have cost, of its lines. */
export const feesIn = (lines: readonly Line[]): MinorUnits => sumOf(lines.filter(({ kind }) => kind === 'fee'));

/** What staff have taken off, of its lines. */
export const takenOffIn = (lines: readonly Line[]): MinorUnits => -sumOf(lines.filter(({ kind }) => kind === 'discount'));

/** The fees of changes as one line. */
export const feeLineOf = (amount: MinorUnits): Line => lineOf('fee', 'change', 'Fee for changes', 1, amount);

const personLines = (prices: Prices, { day, party, own }: Choice, seats: number): Line[] => {
  const units = unitPricesOf(prices, day, own);
  const categories = categoriesOf(prices);
  if (prices.groupOf === undefined)
    return categories.map(({ id, name }) => lineOf('person', id, name, party[id] ?? 0, units[id] ?? 0));
  const text = `Group of up to ${prices.groupOf}`;
  return [lineOf('group', 'group', text, Math.ceil(seats / prices.groupOf), units[categories[0].id] ?? 0)];
};

/** Of the highest step that is reached, rounded once. */
const groupDiscount = ({ groups = [] }: Prices, persons: readonly Line[], seats: number): Line[] => {
  const step = groups.findLast(({ from }) => from <= seats);
  if (!step) return [];
  const text = `Group of ${step.from} or more, ${step.percent} % off`;
  return [lineOf('group', 'group-discount', text, 1, -percentOf(sumOf(persons), step.percent))];
};

/** How many rooms for one person are paid for at least: one for who travels alone, where that is required. */
export const leastSingleRoomsOf = ({ single }: Pick<Prices, 'single'>, seats: number): number =>
  single?.required && seats === 1 ? 1 : 0;

const singleRoomsOf = (prices: Prices, { singleRooms = 0 }: Choice, seats: number): number =>
  Math.max(leastSingleRoomsOf(prices, seats), singleRooms);

/**
 * How much of an extra a choice takes. What is counted for each person is taken for everybody with a seat.
 */
export const quantityOf = (
  { id, per, included = false }: Pick<Extra, 'id' | 'per' | 'included'>,
  { extras = {} }: Pick<Choice, 'extras'>,
  seats: number,
): number => {
  const chosen = extras[id] ?? (included ? 1 : 0);
  return per === 'person' && chosen > 0 ? seats : chosen;
};

/**
 * What a choice costs: the one rule of prices. In this order: persons, group discount, single rooms, extras,
 * code. Sums of lines add up to the total, which is never below 0.
 * @param prices in minor units
 * @param choice one that fits (`choiceProblemOf`)
 */
export const quoteOf = (prices: Prices, choice: Choice): Quote => {
  const seats = seatsOf(prices, choice.party);
  const persons = personLines(prices, choice, seats);
  const { single, extras = [] } = prices;
  const before = [
    ...persons,
    ...groupDiscount(prices, persons, seats),
    ...(single ? [lineOf('single', 'single', 'Single room', singleRoomsOf(prices, choice, seats), single.price)] : []),
    ...extras.map((extra) => lineOf('extra', extra.id, extra.name, quantityOf(extra, choice, seats), extra.price)),
  ].filter(({ quantity }) => quantity > 0);
  const sum = sumOf(before);
  const { discount } = choice;
  if (!discount) return { lines: before, total: sum };
  const off = 'percent' in discount ? percentOf(sum, discount.percent) : Math.min(discount.amount, sum);
  const text = 'percent' in discount ? `Code ${discount.code}, ${discount.percent} % off` : `Code ${discount.code}`;
  return { lines: [...before, lineOf('code', discount.code, text, 1, -off)], total: sum - off };
};
