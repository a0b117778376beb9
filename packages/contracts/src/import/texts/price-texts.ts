import { idFor } from '../../price/choice-id.ts';
import {
  type Category,
  categoriesOf,
  type GroupStep,
  type Prices,
  type Season,
  type SingleSupplement,
} from '../../price/price.rules.ts';
import { amountIn, amountTextOf, cellOf, entriesIn, matched, shown, UnreadableText } from './unreadable-text.ts';

type Known = Pick<Prices, 'categories'>;

const categoryTextOf = ({ name, minAge, maxAge, price, seats, alone }: Category): string =>
  [
    `${name} ${maxAge === undefined ? `${minAge}+` : `${minAge}–${maxAge}`}${price === undefined ? '' : `: ${amountTextOf(price)}`}`,
    ...(seats === 0 ? ['no seat'] : []),
    ...(alone ? ['may travel alone'] : []),
  ].join(', ');

/** 'Adult 12+; Child 3–11: 500.00; Infant 0–2: 0.00, no seat' */
export const categoriesTextOf = (categories: readonly Category[]): string => cellOf(categories.map(categoryTextOf));

const CATEGORY = /^(.+) (\d{1,3})(?:\s?\+|\s?[-–—]\s?(\d{1,3}))(?:\s?:\s*([^\s,]+))?((?:,\s*(?:no seat|may travel alone))*)$/i;

/**
 * Categories keep their ids, by which bookings know them: by the name, or where it is a new one by the ages of a
 * category that the cell names no more.
 */
export const categoriesIn = (text: string, present: Known): Category[] => {
  const read = entriesIn(text).map((entry) => {
    const [, name = '', from = '', to, price, more = ''] = matched(entry, CATEGORY, 'Child 3–11: 500.00');
    return {
      name: name.trim(),
      minAge: Number(from),
      ...(to === undefined ? {} : { maxAge: Number(to) }),
      ...(price === undefined ? {} : { price: amountIn(price) }),
      ...(/no seat/i.test(more) ? { seats: 0 as const } : {}),
      ...(/alone/i.test(more) ? { alone: true } : {}),
    };
  });
  const before = present.categories ?? [];
  const gone = before.filter(({ name }) => read.every((one) => one.name !== name));
  const taken: string[] = [];
  return read.map((one) => {
    const same =
      before.find(({ id, name }) => name === one.name && !taken.includes(id)) ??
      gone.find(({ id, minAge, maxAge }) => minAge === one.minAge && maxAge === one.maxAge && !taken.includes(id));
    const id = same?.id ?? idFor(one.name, [...taken, ...before.map((other) => other.id)], 'category');
    taken.push(id);
    return { id, ...one };
  });
};

const percentTextOf = (percent: number): string => `${percent > 0 ? '+' : ''}${percent}%`;

const seasonTextOf = ({ name, from, to, percent, prices }: Season, categories: readonly Category[]): string => {
  const nameOf = (id: string): string => categories.find((one) => one.id === id)?.name ?? id;
  const changed = Object.entries(prices ?? {}).map(([id, price]) => `${nameOf(id)} ${amountTextOf(price)}`);
  return `${name} ${from} to ${to}: ${changed.length > 0 ? changed.join(', ') : percentTextOf(percent ?? 0)}`;
};

/** 'Peak 2027-12-20 to 2028-01-05: +20%; Diwali 2027-10-25 to 2027-11-02: Adult 900.00, Child 450.00' */
export const seasonsTextOf = (seasons: readonly Season[], known: Known): string =>
  cellOf(seasons.map((season) => seasonTextOf(season, categoriesOf(known))));

const SEASON = /^(.+) (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)\s?:\s*(.+)$/;
const SEASON_EXAMPLE = 'Peak 2027-12-20 to 2028-01-05: +20%';

/** Prices by the names of categories, which may have commas and digits of their own. */
const pricesIn = (text: string, categories: readonly Category[]): Record<string, number> => {
  const byLength = categories.toSorted((one, other) => other.name.length - one.name.length);
  const prices: Record<string, number> = {};
  for (let rest = text; rest !== ''; ) {
    const category = byLength.find(({ name }) => rest.toLowerCase().startsWith(`${name.toLowerCase()} `));
    if (!category) throw new UnreadableText(`There is no category of travellers at the beginning of ${shown(rest)}.`);
    const [, amount = '', more = ''] = matched(rest.slice(category.name.length).trim(), /^([^\s,]+)(?:\s*,\s*(.+))?$/, '900.00');
    prices[category.id] = amountIn(amount);
    rest = more;
  }
  return prices;
};

export const seasonsIn = (text: string, known: Known): Season[] =>
  entriesIn(text).map((entry) => {
    const [, name = '', from = '', to = '', what = ''] = matched(entry, SEASON, SEASON_EXAMPLE);
    const [, percent] = /^([+-]?\d{1,3})\s?%$/.exec(what.replace('−', '-')) ?? [];
    const charged = percent === undefined ? { prices: pricesIn(what, categoriesOf(known)) } : { percent: Number(percent) };
    return { name: name.trim(), from, to, ...charged };
  });

/** '4+: 5%; 8+: 10%' */
export const groupsTextOf = (groups: readonly GroupStep[]): string =>
  cellOf(groups.map(({ from, percent }) => `${from}+: ${percent}%`));

export const groupsIn = (text: string): GroupStep[] =>
  entriesIn(text).map((entry) => {
    const [, from, percent] = matched(entry, /^(\d{1,4})\s?\+\s?:\s*(\d{1,3})\s?%$/, '4+: 5%');
    return { from: Number(from), percent: Number(percent) };
  });

/** '2000.00, required' */
export const singleTextOf = ({ price, required }: SingleSupplement): string =>
  `${amountTextOf(price)}${required ? ', required' : ''}`;

export const singleIn = (text: string): SingleSupplement => {
  const [, price = '', required] = matched(text.trim(), /^([^\s,]+)(,\s*required)?$/i, '2000.00, required');
  return { price: amountIn(price), required: required !== undefined };
};
