import { useSearchParams } from 'react-router-dom';
import { carryChoice } from '../../../shared/quote/choice-search.ts';
import { addressOf, defaultSortOf, type PackageFilter, type PackageSearch, searchOf, tidyFilter } from './package-filter.ts';

/** The filters to change; an empty text removes a filter. */
export type FilterChange = { [Key in keyof PackageFilter]?: string };

/**
 * The list's filters and order are kept in the address, so that they can be shared, reloaded and returned to
 * (UI.md).
 */
export const usePackageSearch = () => {
  const [address, setAddress] = useSearchParams();
  const search = searchOf(address);
  /** What was chosen for a trip, such as a code, is carried along. */
  const go = (next: Pick<PackageSearch, 'filter' | 'sort'>, choice = address) =>
    setAddress(carryChoice(choice, addressOf(next)), { preventScrollReset: true });
  /** An order that was not chosen changes with the filters. */
  const goTo = (filter: PackageFilter) =>
    go({ filter, sort: search.sort === defaultSortOf(search.filter) ? defaultSortOf(filter) : search.sort });
  return {
    ...search,
    change: (values: FilterChange) => goTo(tidyFilter({ ...search.filter, ...values })),
    sortBy: (sort: PackageSearch['sort']) => go({ ...search, sort }),
    clear: () => goTo({}),
    askFor: (party: string) => {
      const choice = new URLSearchParams(address);
      if (party === '') choice.delete('party');
      else choice.set('party', party);
      go(search, choice);
    },
  };
};
