import { categoriesOf, type PriceField, type Prices, priceFields, priceFormFields } from '@wayfarer/contracts';
import { z } from 'zod';
import { type DepositValues, depositValuesOf, ownDepositIn } from '../../../../shared/deposit/deposit-values.ts';
import {
  type CategoryValues,
  categoriesIn,
  categoryValuesOf,
  type ExtraValues,
  extrasIn,
  extraValuesOf,
  type GroupOfValues,
  type GroupStepValues,
  groupOfIn,
  groupOfValuesOf,
  groupsIn,
  groupValuesOf,
  type SeasonValues,
  type SingleValues,
  seasonsIn,
  seasonValuesOf,
  singleIn,
  singleValuesOf,
} from './price-values.ts';

/** The fields of the form that say what a package charges, beside its price. */
export type PricesValues = {
  categories: CategoryValues[];
  seasons: SeasonValues[];
  groups: GroupStepValues[];
  groupOf: GroupOfValues;
  single: SingleValues;
  extras: ExtraValues[];
  deposit: DepositValues;
};

export const priceLabels: Readonly<Record<PriceField, string>> = {
  categories: 'Categories',
  seasons: 'Seasons',
  groups: 'Group discounts',
  groupOf: 'For a group',
  single: 'Single supplement',
  extras: 'Extras',
  deposit: 'Deposit',
};

// The contract's fields accept anything, because they also parse multipart forms: hence unknown.
const typed = <Typed>(read: (typed: Typed) => unknown) => z.custom<Typed>().transform(read);

/** What is typed as the contract has it. */
export const priceFieldSchemas = {
  categories: typed<CategoryValues[]>(categoriesIn).pipe(priceFormFields.categories),
  seasons: typed<SeasonValues[]>(seasonsIn).pipe(priceFormFields.seasons),
  groups: typed<GroupStepValues[]>(groupsIn).pipe(priceFormFields.groups),
  groupOf: typed<GroupOfValues>(groupOfIn).pipe(priceFormFields.groupOf),
  single: typed<SingleValues>(singleIn).pipe(priceFormFields.single),
  extras: typed<ExtraValues[]>(extrasIn).pipe(priceFormFields.extras),
  deposit: typed<DepositValues>(ownDepositIn).pipe(priceFormFields.deposit),
};

export const pricesValuesOf = (prices: Omit<Partial<Prices>, 'price'> = {}): PricesValues => ({
  categories: categoryValuesOf(prices.categories),
  seasons: seasonValuesOf(prices.seasons),
  groups: groupValuesOf(prices.groups),
  groupOf: groupOfValuesOf(prices.groupOf),
  single: singleValuesOf(prices.single),
  extras: extraValuesOf(prices.extras),
  deposit: depositValuesOf(prices.deposit),
});

/**
 * What counts of what is typed: with a price for a group there is only the one of the first category, and no
 * group discount. The rest stays typed for who switches back.
 */
export const countingOf = <Values extends PricesValues>(values: Values): Values => {
  if (!values.groupOf.isGroup) return values;
  const [{ id }] = categoriesOf({ categories: categoriesIn(values.categories) ?? undefined });
  return {
    ...values,
    groups: [],
    categories: values.categories.map((category) => ({ ...category, price: '' })),
    seasons: values.seasons.map(({ prices, ...season }) => ({ ...season, prices: { [id]: prices[id] ?? '' } })),
  };
};

const readSchema = z.object(priceFieldSchemas);
type Read = z.output<typeof readSchema>;

/**
 * What the form sends: fields that nobody touched as they are stored, also where the form would write the
 * same in another way ('1 seat'); null for what is taken away, and nothing for what there never was.
 */
export const pricesToSend = (typed: Read, stored: Omit<Partial<Prices>, 'price'>): Record<string, unknown> => {
  const asTyped = readSchema.safeParse(pricesValuesOf(stored)).data;
  return Object.fromEntries(
    priceFields.flatMap((field): [string, unknown][] => {
      const [now, before] = [typed[field] ?? null, stored[field]];
      if (now === null) return before === undefined ? [] : [[field, 'null']];
      return [[field, JSON.stringify(asTyped?.[field]) === JSON.stringify(now) ? before : now]];
    }),
  );
};
