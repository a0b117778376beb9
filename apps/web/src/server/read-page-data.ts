import type { QueryClient } from '@tanstack/react-query';
import type { Destination, ReadForPage, TourPackage } from '@wayfarer/contracts';
import { PAGE_SIZE as DESTINATIONS, destinationListQuery } from '../features/destinations/destination-queries.ts';
import { DEFAULT_SORT } from '../features/tour-packages/list/package-filter.ts';
import { PAGE_SIZE as PACKAGES, tourPackageListQuery, tourPackageQuery } from '../features/tour-packages/tour-package-queries.ts';
import { listPageOf } from '../shared/api/call-list.ts';
import { paths } from '../shared/paths.ts';

type Entry = [key: readonly unknown[], data: unknown];

const readList = async (read: ReadForPage, name: 'listDestinations' | 'listTourPackages', limit: number): Promise<unknown> => {
  const answer = await read(name, { query: { limit } });
  if (answer === null || !Array.isArray(answer.body)) return { pages: [], pageParams: [] };
  const { 'X-Total-Count': total = null, Link: link = null } = answer.headers;
  const page = listPageOf<Destination | TourPackage>(answer.body, { total, link });
  return { pages: [page], pageParams: [null] };
};

const destinations = async (read: ReadForPage): Promise<Entry> => [
  destinationListQuery.queryKey,
  await readList(read, 'listDestinations', DESTINATIONS),
];
const tourPackages = async (read: ReadForPage): Promise<Entry> => [
  tourPackageListQuery({ filter: {}, sort: DEFAULT_SORT }).queryKey,
  await readList(read, 'listTourPackages', PACKAGES),
];

const readers: Readonly<Record<string, readonly ((read: ReadForPage) => Promise<Entry>)[]>> = {
  [paths.home()]: [destinations],
  [paths.packageList()]: [destinations, tourPackages],
  [paths.destinations()]: [destinations],
};

/** What a page shows of the catalogue, under the keys at which its queries look. */
export const readPageData = (path: string, read: ReadForPage): Promise<Entry[]> =>
  Promise.all((readers[path] ?? []).map((reader) => reader(read)));

/** A package on offer, or null. */
export const readTourPackage = async (path: string, read: ReadForPage): Promise<Entry | null> => {
  const id = path.split('/')[2]?.toLowerCase() ?? '';
  const answer = await read('findTourPackage', { params: { id } });
  return answer === null ? null : [tourPackageQuery(path.split('/')[2] ?? '').queryKey, answer.body];
};

export const fillCache = (queryClient: QueryClient, entries: readonly Entry[]): void => {
  for (const [key, data] of entries) queryClient.setQueryData(key, data);
};
