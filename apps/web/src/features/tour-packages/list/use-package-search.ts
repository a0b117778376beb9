import { useSearchParams } from 'react-router-dom';
import { addressOf, type PackageFilter, type PackageSearch, searchOf, tidyFilter } from './package-filter.ts';

/** The filters to change; an empty text removes a filter. */
export type FilterChange = { [Key in keyof PackageFilter]?: string };

/**
 * The list's filters and order are kept in the address, so that they can be shared, reloaded and returned to
 * (UI.md).
 */
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
