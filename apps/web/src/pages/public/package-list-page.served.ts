import { isFiltered, searchOf } from '../../features/tour-packages/list/package-filter.ts';
import { BOOKABLE, PAGE_SIZE, partyQuery, tourPackageListQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { readDestinations } from '../../server/read-destinations.ts';
import { firstOf, readList, type ServePage } from '../../server/served-page.ts';

export const served: ServePage = async (read, _params, address) => {
  const search = searchOf(address);
  const call = isFiltered(search.filter) ? 'filterTourPackages' : 'listTourPackages';
  const [destinations, packages] = await Promise.all([
    readDestinations(read),
    readList(read, call, { query: { ...search.filter, ...partyQuery(search.party), ...BOOKABLE, limit: PAGE_SIZE } }),
  ]);
  return { data: [destinations, [tourPackageListQuery(search).queryKey, firstOf(packages)]] };
};
