import { useSearchParams } from 'react-router-dom';
import { addressOf, type PackageFilter, type PackageSearch, searchOf, tidyFilter } from './package-filter.ts';

/** What is filled in or emptied; an empty text takes the filter away. */
export type FilterChange = { [Key in keyof PackageFilter]?: string };

/** The list's filters and order live in the address: shared, reloaded and walked back to (UI.md). */
export const usePackageSearch = () => {
  const [address, setAddress] = useSearchParams();
  const search = searchOf(address);
  const go = (next: PackageSearch) => setAddress(addressOf(next), { preventScrollReset: true });
  return {
    ...search,
    change: (values: FilterChange) => go({ ...search, filter: tidyFilter({ ...search.filter, ...values }) }),
    sortBy: (sort: PackageSearch['sort']) => go({ ...search, sort }),
    clear: () => go({ ...search, filter: {} }),
  };
};
