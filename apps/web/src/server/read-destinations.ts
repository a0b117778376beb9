import type { ReadForPage } from '@wayfarer/contracts';
import { destinationListQuery, PAGE_SIZE } from '../features/destinations/destination-queries.ts';
import { type Entry, firstOf, readList } from './served-page.ts';

/** The first page of all destinations, which several pages show. */
export const readDestinations = async (read: ReadForPage): Promise<Entry> => [
  destinationListQuery.queryKey,
  firstOf(await readList(read, 'listDestinations', { query: { limit: PAGE_SIZE } })),
];
