import type { Category, Extra, GroupStep, Season, SingleSupplement } from '@wayfarer/contracts';
import { rupeesIn, typedText } from '../../../../shared/format/typed-amount.ts';

/** A category as typed. `isNew`: not stored yet, so that its id still follows its name. */
export type CategoryValues = {
  id: string;
  isNew: boolean;
  name: string;
  minAge: string;
  maxAge: string;
  price: string;
  hasSeat: boolean;
  alone: boolean;
};

/** A season as typed. `prices` are by the ids of categories. */
export type SeasonValues = {
  name: string;
  from: string;
  to: string;
  by: 'percent' | 'prices';
  percent: string;
  prices: Readonly<Record<string, string>>;
};

export type GroupStepValues = { from: string; percent: string };
export type GroupOfValues = { isGroup: boolean; persons: string };
export type SingleValues = { isOffered: boolean; price: string; required: boolean };

export type ExtraValues = {
  id: string;
  isNew: boolean;
  name: string;
  text: string;
  price: string;
  per: Extra['per'];
  most: string;
  stock: string;
  included: boolean;
};

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value));
const amountOf = (price: number | undefined): string => (price === undefined ? '' : typedText(price));
const numberIn = (text: string): number => (/^[+-]?\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** A field that may be empty: absent then, and not a number where what is typed is none. */
const given = <Name extends string>(name: Name, text: string, read: (text: string) => number): { [Key in Name]?: number } =>
  text.trim() === '' ? {} : ({ [name]: read(text) } as { [Key in Name]?: number });
/** Of what is removed by leaving nothing of it: null. */
const someOf = <Item>(items: Item[]): Item[] | null => (items.length === 0 ? null : items);

export const categoryValuesOf = (categories: Category[] = []): CategoryValues[] =>
  categories.map(({ id, name, minAge, maxAge, price, seats = 1, alone = false }, at) => ({
    id,
    isNew: false,
    name,
    minAge: String(minAge),
    maxAge: textOf(maxAge),
    price: amountOf(price),
    hasSeat: seats === 1,
    alone: alone || at === 0,
  }));

/** The first has the price of the package, a seat, and may always travel alone. */
export const categoriesIn = (values: readonly CategoryValues[]): Category[] | null =>
  someOf(
    values.map(({ id, name, minAge, maxAge, price, hasSeat, alone }, at) => ({
      id,
      name,
      minAge: numberIn(minAge),
      ...given('maxAge', maxAge, numberIn),
      ...(at === 0
        ? {}
        : { ...given('price', price, rupeesIn), ...(hasSeat ? {} : { seats: 0 as const }), ...(alone ? { alone } : {}) }),
    })),
  );

export const seasonValuesOf = (seasons: Season[] = []): SeasonValues[] =>
  seasons.map(({ name, from, to, percent, prices = {} }) => ({
    name,
    from,
    to,
    by: percent === undefined ? 'prices' : 'percent',
    percent: textOf(percent),
    prices: Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, typedText(price)])),
  }));

/** A season in which no price is typed has none, which the contract refuses. */
const changeIn = ({ by, percent, prices }: SeasonValues): Pick<Season, 'percent' | 'prices'> => {
  if (by === 'percent') return { percent: numberIn(percent) };
  const typed = Object.entries(prices).filter(([, price]) => price.trim() !== '');
  return typed.length === 0 ? {} : { prices: Object.fromEntries(typed.map(([id, price]) => [id, rupeesIn(price)])) };
};
export const seasonsIn = (values: readonly SeasonValues[]): Season[] | null =>
  someOf(values.map((season) => ({ name: season.name, from: season.from, to: season.to, ...changeIn(season) })));

export const groupValuesOf = (groups: GroupStep[] = []): GroupStepValues[] =>
  groups.map(({ from, percent }) => ({ from: String(from), percent: String(percent) }));
export const groupsIn = (values: readonly GroupStepValues[]): GroupStep[] | null =>
  someOf(values.map(({ from, percent }) => ({ from: numberIn(from), percent: numberIn(percent) })));

export const groupOfValuesOf = (groupOf: number | undefined): GroupOfValues => ({
  isGroup: groupOf !== undefined,
  persons: textOf(groupOf),
});
export const groupOfIn = ({ isGroup, persons }: GroupOfValues): number | null => (isGroup ? numberIn(persons) : null);

export const singleValuesOf = (single: SingleSupplement | undefined): SingleValues => ({
  isOffered: single !== undefined,
  price: amountOf(single?.price),
  required: single?.required ?? false,
});
export const singleIn = ({ isOffered, price, required }: SingleValues): SingleSupplement | null =>
  isOffered ? { price: rupeesIn(price), required } : null;

export const extraValuesOf = (extras: Extra[] = []): ExtraValues[] =>
  extras.map(({ id, name, text = '', price, per, most, stock, included = false }) => ({
    id,
    isNew: false,
    name,
    text,
    price: amountOf(price),
    per,
    most: textOf(most),
    stock: textOf(stock),
    included,
  }));

/** What is included costs nothing more, and only pieces have a highest number. */
export const extrasIn = (values: readonly ExtraValues[]): Extra[] | null =>
  someOf(
    values.map(({ id, name, text, price, per, most, stock, included }) => ({
      id,
      name,
      ...(text.trim() === '' ? {} : { text }),
      price: included ? 0 : rupeesIn(price),
      per,
      ...(per === 'piece' ? given('most', most, numberIn) : {}),
      ...given('stock', stock, numberIn),
      ...(included ? { included } : {}),
    })),
  );
