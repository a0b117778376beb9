import { DEFAULT_SORT } from '../../features/tour-packages/list/package-filter.ts';
import { BOOKABLE, PAGE_SIZE, tourPackageListQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { readDestinations } from '../../server/read-destinations.ts';
import { firstOf, readList, type ServePage } from '../../server/served-page.ts';

export const served: ServePage = async (read) => {
  const [destinations, packages] = await Promise.all([
    readDestinations(read),
    readList(read, 'listTourPackages', { query: { ...BOOKABLE, limit: PAGE_SIZE } }),
  ]);
  return { data: [destinations, [tourPackageListQuery({ filter: {}, sort: DEFAULT_SORT }).queryKey, firstOf(packages)]] };
};
