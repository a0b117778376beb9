import { idFor } from '../../price/choice-id.ts';
import type { Category, GroupStep, Prices, SingleSupplement } from '../../price/price.rules.ts';
import { amountIn, amountTextOf, cellOf, entriesIn, matched } from './unreadable-text.ts';

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
 * Categories keep their ids, by which bookings know them: by the name, or where it is a new one by the ages
 * of a category that the cell names no more.
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
