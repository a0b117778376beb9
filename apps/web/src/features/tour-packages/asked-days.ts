import { addDays } from '@wayfarer/contracts';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { carryChoice } from '../../shared/quote/choice-search.ts';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import type { PackageFilter } from './list/package-filter.ts';

/**
 * What a search asked for, as every page of the way to a booking knows it from its address. What is chosen on
 * that way never changes it.
 */
export type Asked = {
  /** Travel days, both included; '' where open. */
  readonly from: string;
  readonly to: string;
  /** The highest price, in rupees; '' for any. */
  readonly most: string;
};

const lastDayOfMonth = (month: string): string => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);

/** '?…' of what there is. */
export const joinedSearch = (...parts: readonly string[]): string => {
  const said = parts.map((part) => part.replace('?', '')).filter((part) => part !== '');
  return said.length === 0 ? '' : `?${said.join('&')}`;
};

/** The asked days as an address carries them on; '' without any. */
const searchOf = ({ from, to, most }: Asked): string => {
  if (from === '' && to === '') return '';
  const parts = { availableFrom: from, availableTo: to, maxPrice: most };
  return `?${new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))}`;
};

/**
 * The days that the date filters of a list leave together, with its highest price, as an address carries them
 * on: '?availableFrom=…&availableTo=…', or ''.
 */
export const askedSearchOf = ({ availableFrom = '', availableTo = '', month, maxPrice = '' }: PackageFilter): string => {
  const begin = month === undefined ? '' : `${month}-01`;
  const end = month === undefined ? '' : lastDayOfMonth(month);
  return searchOf({
    from: availableFrom > begin ? availableFrom : begin,
    to: availableTo === '' || (end !== '' && end < availableTo) ? end : availableTo,
    most: maxPrice,
  });
};

const valueIn = (address: URLSearchParams, key: string, shape: RegExp): string => shape.exec(address.get(key) ?? '')?.[0] ?? '';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address of a page says that was asked for. */
export const askedOf = (search: string): Asked => {
  const address = new URLSearchParams(search);
  const [from, to] = [valueIn(address, 'availableFrom', DAY), valueIn(address, 'availableTo', DAY)];
  const isReversed = to !== '' && to < from;
  return isReversed ? { from: '', to: '', most: '' } : { from, to, most: valueIn(address, 'maxPrice', /^\d{1,9}(\.\d{1,2})?$/) };
};

export const hasDays = ({ from, to }: Asked): boolean => from !== '' || to !== '';

/**
 * The day that was chosen, '' for none: by a tap, which is written apart, or as the only one that was asked
 * for.
 */
export const chosenDayOf = (search: string): string => {
  const { from, to } = askedOf(search);
  return valueIn(new URLSearchParams(search), 'day', DAY) || (from === to ? from : '');
};

const yes = (): boolean => true;

/** The page's address; '' in what the server renders, which is the same for all. */
const useBrowserSearch = (): string => {
  const { search } = useLocation();
  return useBrowserValue(yes, false) ? search : '';
};

/** What was asked for, and the chosen day; nothing in what the server renders. */
export const useAsked = (): Asked & { readonly day: string } => {
  const search = useBrowserSearch();
  return useMemo(() => ({ ...askedOf(search), day: chosenDayOf(search) }), [search]);
};

/** Of the page's address what chooses who comes, extras and a code. */
export const useChosenSearch = (): string => String(carryChoice(new URLSearchParams(useBrowserSearch())));

/**
 * What a link to the next step carries on of the page's address.
 * @param day that the link leads to; '' for none
 */
export const useCarriedSearch = (day = ''): string => {
  const asked = askedOf(useBrowserSearch());
  const isSaid = day === '' || (asked.from === day && asked.to === day);
  return joinedSearch(searchOf(asked), isSaid ? '' : `day=${day}`, useChosenSearch());
};
