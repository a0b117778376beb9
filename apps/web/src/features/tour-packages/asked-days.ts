import { addDays } from '@wayfarer/contracts';
import { useLocation } from 'react-router-dom';
import { carryChoice } from '../../shared/quote/choice-search.ts';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import type { PackageFilter } from './list/package-filter.ts';

/** Travel days that were searched for; '' where open. */
export type AskedDays = { readonly from: string; readonly to: string };

const lastDayOfMonth = (month: string): string => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);

/**
 * The days that the date filters leave together, as an address carries them on:
 * '?availableFrom=…&availableTo=…', or ''.
 */
export const askedSearchOf = ({ availableFrom = '', availableTo = '', month }: PackageFilter): string => {
  const begin = month === undefined ? '' : `${month}-01`;
  const from = availableFrom > begin ? availableFrom : begin;
  const end = month === undefined ? '' : lastDayOfMonth(month);
  const to = availableTo === '' || (end !== '' && end < availableTo) ? end : availableTo;
  const address = new URLSearchParams({ ...(from ? { availableFrom: from } : {}), ...(to ? { availableTo: to } : {}) });
  return address.size === 0 ? '' : `?${address}`;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (address: URLSearchParams, key: string): string => DAY.exec(address.get(key) ?? '')?.[0] ?? '';

/** The asked days of an address. */
export const askedDaysOf = (search: string): AskedDays => {
  const address = new URLSearchParams(search);
  return { from: dayIn(address, 'availableFrom'), to: dayIn(address, 'availableTo') };
};

const yes = (): boolean => true;

/**
 * Of the page's address what chooses who comes, extras and a code; '' in what the server renders, which is
 * the same for all.
 */
export const useChosenSearch = (): string => {
  const { search } = useLocation();
  return useBrowserValue(yes, false) ? String(carryChoice(new URLSearchParams(search))) : '';
};

/** '?…' of what there is. */
export const joinedSearch = (...parts: readonly string[]): string => {
  const said = parts.map((part) => part.replace('?', '')).filter((part) => part !== '');
  return said.length === 0 ? '' : `?${said.join('&')}`;
};

/** What a link to the next step carries on of the page's address; '' in what the server renders. */
export const useCarriedSearch = (): string => {
  const { search } = useLocation();
  const { from, to } = askedDaysOf(search);
  const chosen = useChosenSearch();
  return useBrowserValue(yes, false) ? joinedSearch(askedSearchOf({ availableFrom: from, availableTo: to }), chosen) : '';
};
