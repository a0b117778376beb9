import { screens } from '@wayfarer/contracts/screens';
import { contradictionsOf, isFiltered, searchOf } from '../features/tour-packages/list/package-filter.ts';

/** The fields of Home's search. A browser without JavaScript sends each of them, empty or not. */
const FIELDS = ['destination', 'availableFrom', 'availableTo'] as const;

/**
 * Whether an address is that of a search which a browser without JavaScript has sent from Home, with
 * something to look for.
 */
export const isSentSearch = (path: string, search: string): boolean => {
  if (path !== screens.packageList.path) return false;
  const address = new URLSearchParams(search);
  const { filter } = searchOf(address);
  return FIELDS.every((field) => address.has(field)) && isFiltered(filter) && Object.keys(contradictionsOf(filter)).length === 0;
};
