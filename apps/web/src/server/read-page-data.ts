import type { QueryClient } from '@tanstack/react-query';
import type { Destination, ReadForPage, TourPackage } from '@wayfarer/contracts';
import type { PageRead } from '@wayfarer/contracts/screens';
import { PAGE_SIZE as DESTINATIONS, destinationListQuery } from '../features/destinations/destination-queries.ts';
import { DEFAULT_SORT } from '../features/tour-packages/list/package-filter.ts';
import {
  BOOKABLE,
  PAGE_SIZE as PACKAGES,
  tourPackageListQuery,
  tourPackageQuery,
} from '../features/tour-packages/tour-package-queries.ts';
import { listPageOf } from '../shared/api/call-list.ts';

export type Entry = [key: readonly unknown[], data: unknown];
type Params = Readonly<Record<string, string>>;

const readList = async (
  read: ReadForPage,
  name: 'listDestinations' | 'listTourPackages',
  query: Record<string, string | number>,
): Promise<unknown> => {
  const answer = await read(name, { query });
  if (answer === null || !Array.isArray(answer.body)) return { pages: [], pageParams: [] };
  const page = listPageOf<Destination | TourPackage>(answer.body, (header) => answer.headers[header] ?? null);
  return { pages: [page], pageParams: [null] };
};

/** What the queries of the pages would ask for, under the keys at which they look. null: what the page shows is not there. */
const readers: Readonly<Record<PageRead, (read: ReadForPage, params: Params) => Promise<Entry | null>>> = {
  listDestinations: async (read) => [
    destinationListQuery.queryKey,
    await readList(read, 'listDestinations', { limit: DESTINATIONS }),
  ],
  listTourPackages: async (read) => [
    tourPackageListQuery({ filter: {}, sort: DEFAULT_SORT }).queryKey,
    await readList(read, 'listTourPackages', { ...BOOKABLE, limit: PACKAGES }),
  ],
  findTourPackage: async (read, { id = '' }) => {
    const answer = await read('findTourPackage', { params: { id } });
    return answer === null ? null : [tourPackageQuery(id).queryKey, answer.body];
  },
};

/** What a page shows of the catalogue; null where the page's own thing is not there. */
export const readPageData = async (reads: readonly PageRead[], params: Params, read: ReadForPage): Promise<Entry[] | null> => {
  const entries = await Promise.all(reads.map((name) => readers[name](read, params)));
  const found = entries.filter((entry) => entry !== null);
  return found.length === entries.length ? found : null;
};

export const fillCache = (queryClient: QueryClient, entries: readonly Entry[]): void => {
  for (const [key, data] of entries) queryClient.setQueryData(key, data);
};
