import { type DestinationSort, MAX_PAGE_SIZE } from '@wayfarer/contracts';
import type { PageOf, PageRequest } from '../../database/lists/list-page.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { DestinationRecord } from './destination.model.ts';
import { destinationRepository } from './destination.repository.ts';

/** The ids of the destinations booked most lately, up to a limit. */
export type ListMostBooked = (most: number) => Promise<readonly string[]>;

type Asked = PageRequest & { sort?: DestinationSort | undefined; search?: string | undefined };

/**
 * The destinations by name or country, page by page, all of them or what a search finds; or one page of those
 * that were booked most, filled up by name.
 * @throws VALIDATION when the cursor is not of this list, or a word of the search matches too much
 */
export const listDestinations = async (
  { database }: Pick<Dependencies, 'database'>,
  listMostBooked: ListMostBooked,
  { sort, search, ...page }: Asked,
): Promise<PageOf<DestinationRecord>> => {
  const destinations = destinationRepository(database);
  const order = sort === 'booked' ? 'name' : sort;
  if (search) return destinations.search(search, page, order);
  if (sort !== 'booked') return destinations.list(page, order);
  const byName = await destinations.list(page);
  const ids = await listMostBooked(page.limit ?? MAX_PAGE_SIZE);
  const found = new Map((await destinations.findManyOnOffer(ids.map(objectIdOf))).map((one) => [String(one._id), one]));
  const mostBooked = ids.flatMap((id) => found.get(id) ?? []);
  const others = byName.records.filter(({ _id }) => !found.has(String(_id)));
  return { ...byName, records: [...mostBooked, ...others].slice(0, page.limit ?? MAX_PAGE_SIZE), nextCursor: null };
};
