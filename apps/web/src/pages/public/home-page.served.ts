import { MAX_TOP, topDestinationsQuery } from '../../features/destinations/destination-queries.ts';
import { readDestinations } from '../../server/read-destinations.ts';
import { readList, type ServePage } from '../../server/served-page.ts';

export const served: ServePage = async (read) => {
  const [destinations, top] = await Promise.all([
    readDestinations(read),
    readList(read, 'listDestinations', { query: { sort: 'booked', limit: MAX_TOP } }),
  ]);
  return { data: [destinations, [topDestinationsQuery.queryKey, top.entries]] };
};
