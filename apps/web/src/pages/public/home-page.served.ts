import {
  destinationListQuery,
  MOST_TOP,
  PAGE_SIZE,
  topDestinationsQuery,
} from '../../features/destinations/destination-queries.ts';
import { firstOf, readList, type ServePage } from '../../server/served-page.ts';

export const served: ServePage = async (read) => {
  const [all, top] = await Promise.all([
    readList(read, 'listDestinations', { query: { limit: PAGE_SIZE } }),
    readList(read, 'listDestinations', { query: { sort: 'booked', limit: MOST_TOP } }),
  ]);
  return {
    data: [
      [destinationListQuery.queryKey, firstOf(all)],
      [topDestinationsQuery.queryKey, top.entries],
    ],
  };
};
