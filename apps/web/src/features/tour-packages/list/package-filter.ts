import { MAX_WORDS_LENGTH, type TourPackageSort } from '@wayfarer/contracts';
import { askedPartyOf } from '../../../shared/quote/choice-search.ts';
import { t } from '../../../shared/words/words.ts';

/** The six specified filters (docs/specification.md section 2), in their order. */
export const filterKeys = ['destination', 'minPrice', 'maxPrice', 'title', 'availableFrom', 'availableTo'] as const;
/** The additional ones (section 10). */
export const searchKeys = ['words', ...filterKeys, 'month', 'minDays', 'maxDays'] as const;
export type FilterKey = (typeof searchKeys)[number];

/** Active filters as in the address; an empty one is absent. */
export type PackageFilter = { readonly [Key in FilterKey]?: string };

/** The sort orders for travellers; admins have more. */
export type ListSort = (typeof sorts)[number];
export type PackageSearch = {
  readonly filter: PackageFilter;
  readonly sort: ListSort;
  /** Whose total is asked for; '' for nobody's. It is no filter: what is found does not depend on it. */
  readonly party: string;
};

const sorts = ['best', 'recommended', 'title', 'price', '-price', 'soonest'] as const satisfies readonly (
  | TourPackageSort
  | 'best'
)[];

export const sortLabels = (): Readonly<Record<ListSort, string>> => ({
  best: t('Best match'),
  recommended: t('Recommended'),
  title: t('Title, A to Z'),
  price: t('Price, lowest first'),
  '-price': t('Price, highest first'),
  soonest: t('Soonest departure'),
});

/** The API's order when none is named; only words have a best match. */
export const defaultSortOf = ({ words }: PackageFilter): ListSort => (words === undefined ? 'title' : 'best');

const shapes: Readonly<Record<FilterKey, RegExp>> = {
  words: new RegExp(`^.{1,${MAX_WORDS_LENGTH}}$`, 's'),
  destination: /^[0-9a-f]{24}$/i,
  minPrice: /^\d{1,9}(\.\d{1,2})?$/,
  maxPrice: /^\d{1,9}(\.\d{1,2})?$/,
  title: /^.{1,120}$/s,
  availableFrom: /^\d{4}-\d{2}-\d{2}$/,
  availableTo: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  minDays: /^[1-9]\d?$/,
  maxDays: /^[1-9]\d?$/,
};

export const isSort = (text: string | null): text is ListSort => sorts.some((sort) => sort === text);

/** Drops empty and invalid values (a mistyped address). */
export const tidyFilter = (values: Readonly<Record<string, string | null | undefined>>): PackageFilter =>
  Object.fromEntries(
    searchKeys.map((key) => [key, values[key]?.trim() ?? ''] as const).filter(([key, value]) => shapes[key].test(value)),
  );

/** The search in an address. */
export const searchOf = (address: URLSearchParams): PackageSearch => {
  const sort = address.get('sort');
  const filter = tidyFilter(Object.fromEntries(address));
  const party = askedPartyOf(address);
  return { filter, sort: isSort(sort) && sort !== 'best' ? sort : defaultSortOf(filter), party };
};

/** The address of a search, always in the same order; empty and default values are left out. */
export const addressOf = ({ filter, sort }: { filter: PackageFilter; sort?: ListSort }): URLSearchParams => {
  const tidy = tidyFilter(filter);
  const address = new URLSearchParams();
  for (const key of searchKeys) if (tidy[key] !== undefined) address.set(key, tidy[key]);
  if (sort !== undefined && sort !== 'best' && sort !== defaultSortOf(tidy)) address.set('sort', sort);
  return address;
};

/** The active filters; the two bounds of days count as one. */
export const activeKeys = (filter: PackageFilter): FilterKey[] =>
  searchKeys.filter((key) => filter[key] !== undefined && (key !== 'maxDays' || filter.minDays === undefined));

export const isFiltered = (filter: PackageFilter): boolean => activeKeys(filter).length > 0;

/** The error for bounds that contradict each other, at the field to change; the API would refuse them. */
export const contradictionsOf = (filter: PackageFilter): { maxPrice?: string; availableTo?: string } => ({
  ...(filter.minPrice !== undefined && filter.maxPrice !== undefined && Number(filter.minPrice) > Number(filter.maxPrice)
    ? { maxPrice: t('This is below the lowest price.') }
    : {}),
  ...(filter.availableFrom !== undefined && filter.availableTo !== undefined && filter.availableFrom > filter.availableTo
    ? { availableTo: t('This is before the first day.') }
    : {}),
});
