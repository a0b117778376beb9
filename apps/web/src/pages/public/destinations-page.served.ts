import { destinationListQuery, PAGE_SIZE } from '../../features/destinations/destination-queries.ts';
import { firstOf, readList, type ServePage } from '../../server/served-page.ts';

export const served: ServePage = async (read) => ({
  data: [[destinationListQuery.queryKey, firstOf(await readList(read, 'listDestinations', { query: { limit: PAGE_SIZE } }))]],
});
