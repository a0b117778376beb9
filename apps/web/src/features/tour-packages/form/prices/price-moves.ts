import { categoriesOf, idFor } from '@wayfarer/contracts';
import type { CategoryValues, ExtraValues, SeasonValues } from './price-values.ts';

/** What the table of prices shows: changed together, because seasons name the ids of categories. */
export type TableValues = { categories: CategoryValues[]; seasons: SeasonValues[] };

/** The only category of a package without categories. */
const [everybody] = categoriesOf({});

const blank = { isNew: true, maxAge: '', price: '', hasSeat: true, alone: false };
/** What most trips have, in the order in which it is offered; after that a category is empty. */
const usual: readonly CategoryValues[] = [
  { ...blank, id: 'adult', name: 'Adult', minAge: '12', alone: true },
  { ...blank, id: 'child', name: 'Child', minAge: '2', maxAge: '11' },
  { ...blank, id: 'infant', name: 'Infant', minAge: '0', maxAge: '1', price: '0', hasSeat: false },
];

const renamed = (seasons: readonly SeasonValues[], from: string, to: string): SeasonValues[] =>
  seasons.map((season) => ({
    ...season,
    prices: Object.fromEntries(Object.entries(season.prices).map(([id, price]) => [id === from ? to : id, price])),
  }));
const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/** The first two at once: a single category says no more than one price for everybody. */
export const addCategory = ({ categories, seasons }: TableValues): TableValues => {
  const [adult, child] = usual;
  if (categories.length === 0 && adult && child)
    return { categories: [adult, child], seasons: renamed(seasons, everybody.id, adult.id) };
  const next = usual[categories.length];
  const taken = idsOf(categories);
  const isFree = next && !taken.includes(next.id) && !categories.some(({ minAge }) => minAge.trim() === next.minAge);
  const added = isFree ? next : { ...blank, id: idFor('', taken, 'category'), name: '', minAge: '' };
  return { categories: [...categories, added], seasons };
};

export const removeCategory = ({ categories, seasons }: TableValues, at: number): TableValues => {
  const id = categories[at]?.id ?? '';
  const rest = categories.toSpliced(at, 1);
  if (rest.length === 0) return { categories: rest, seasons: renamed(seasons, id, everybody.id) };
  const without = seasons.map((season) => ({
    ...season,
    prices: Object.fromEntries(Object.entries(season.prices).filter(([other]) => other !== id)),
  }));
  return { categories: rest, seasons: without };
};

/** The id of a new one follows its name, that of a stored one stays. */
const named = <Item extends { id: string; isNew: boolean }>(
  item: Item,
  name: string,
  taken: string[],
  otherwise: string,
): Item => ({
  ...item,
  name,
  id: item.isNew ? idFor(name, taken, otherwise) : item.id,
});

export const changeCategory = (
  { categories, seasons }: TableValues,
  at: number,
  { name, ...changed }: Partial<CategoryValues>,
): TableValues => {
  const present = categories[at];
  if (!present) return { categories, seasons };
  const others = idsOf(categories.toSpliced(at, 1));
  const next = { ...(name === undefined ? present : named(present, name, others, 'category')), ...changed };
  return { categories: categories.with(at, next), seasons: renamed(seasons, present.id, next.id) };
};

export const addExtra = (extras: readonly ExtraValues[]): ExtraValues[] => [
  ...extras,
  {
    id: idFor('', idsOf(extras), 'extra'),
    isNew: true,
    name: '',
    text: '',
    price: '',
    per: 'person',
    most: '',
    stock: '',
    included: false,
  },
];

export const changeExtra = (
  extras: readonly ExtraValues[],
  at: number,
  { name, ...changed }: Partial<ExtraValues>,
): ExtraValues[] => {
  const present = extras[at];
  if (!present) return [...extras];
  const others = idsOf(extras.toSpliced(at, 1));
  return extras.with(at, { ...(name === undefined ? present : named(present, name, others, 'extra')), ...changed });
};
