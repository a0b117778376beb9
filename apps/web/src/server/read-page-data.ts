import type { QueryClient } from '@tanstack/react-query';
import type { Destination, ReadForPage, TourPackage } from '@wayfarer/contracts';
import type { PageRead } from '@wayfarer/contracts/served-screens';
import {
  PAGE_SIZE as DESTINATIONS,
  destinationListQuery,
  destinationQuery,
  MOST_TOP,
  topDestinationsQuery,
} from '../features/destinations/destination-queries.ts';
import { DEFAULT_SORT } from '../features/tour-packages/list/package-filter.ts';
import {
  BOOKABLE,
  PAGE_SIZE as PACKAGES,
  packagesAt,
  packagesAtQuery,
  tourPackageListQuery,
  tourPackageQuery,
} from '../features/tour-packages/tour-package-queries.ts';
import { listPageOf, type Page } from '../shared/api/call-list.ts';

export type Entry = [key: readonly unknown[], data: unknown];
type Params = Readonly<Record<string, string>>;

const readPage = async (
  read: ReadForPage,
  name: 'listDestinations' | 'listTourPackages' | 'filterTourPackages',
  query: Record<string, string | number>,
): Promise<Page<Destination | TourPackage>> => {
  const { body = [], headers = {} } = (await read(name, { query })) ?? {};
  return listPageOf(Array.isArray(body) ? body : [], (header) => headers[header] ?? null);
};
const readList = async (...asked: Parameters<typeof readPage>) => ({ pages: [await readPage(...asked)], pageParams: [null] });

/** What the queries of the pages would fetch, under their keys. null: what the page shows does not exist. */
const readers: Readonly<Record<PageRead, (read: ReadForPage, params: Params) => Promise<Entry | null>>> = {
  listDestinations: async (read) => [
    destinationListQuery.queryKey,
    await readList(read, 'listDestinations', { limit: DESTINATIONS }),
  ],
  listTourPackages: async (read) => [
    tourPackageListQuery({ filter: {}, sort: DEFAULT_SORT }).queryKey,
    await readList(read, 'listTourPackages', { ...BOOKABLE, limit: PACKAGES }),
  ],
  listTopDestinations: async (read) => {
    const answer = await read('listDestinations', { query: { sort: 'booked', limit: MOST_TOP } });
    return [topDestinationsQuery.queryKey, answer?.body ?? []];
  },
  findDestination: async (read, { id = '' }) => {
    const answer = await read('findDestination', { params: { id } });
    return answer === null ? null : [destinationQuery(id).queryKey, answer.body];
  },
  listTourPackagesAt: async (read, { id = '' }) => [
    packagesAtQuery(id).queryKey,
    await readPage(read, 'filterTourPackages', packagesAt(id)),
  ],
  findTourPackage: async (read, { id = '' }) => {
    const answer = await read('findTourPackage', { params: { id } });
    return answer === null ? null : [tourPackageQuery(id).queryKey, answer.body];
  },
};

/** What a page shows of the catalogue; null if the page's own entity does not exist. */
export const readPageData = async (reads: readonly PageRead[], params: Params, read: ReadForPage): Promise<Entry[] | null> => {
  const entries = await Promise.all(reads.map((name) => readers[name](read, params)));
  const found = entries.filter((entry) => entry !== null);
  return found.length === entries.length ? found : null;
};

export const fillCache = (queryClient: QueryClient, entries: readonly Entry[]): void => {
  for (const [key, data] of entries) queryClient.setQueryData(key, data);
};
