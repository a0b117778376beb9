import { bookingSumsRepository, sumsOfUsers } from '../bookings/index.ts';
import { type BookedSums, bookedSumsRepository } from '../users/index.ts';
import { MAX_LATE_MS } from './changed-days.ts';
import type { FigureNeeds } from './figure-days.ts';

/** Customers that are summed up and written at a time. */
const BATCH = 500;

type Ids = Parameters<ReturnType<typeof bookedSumsRepository>['store']>[0];

const sumUp = async ({ database }: FigureNeeds, ids: Ids): Promise<void> => {
  const found = await sumsOfUsers(database, ids);
  const sums = new Map(
    [...found].map(([id, { confirmed, kept, last }]): [string, BookedSums] => [id, { trips: confirmed, spent: kept, last }]),
  );
  await bookedSumsRepository(database).store(ids, sums);
};

/** Sums up the customers again whose bookings changed since a moment. */
export const sumChangedCustomers = async (needs: FigureNeeds, since: Date, goesOn: () => boolean): Promise<void> => {
  const sums = bookingSumsRepository(needs.database, needs.config.SITE_TIME_ZONE);
  const changed = await sums.changedUsers(new Date(since.getTime() - MAX_LATE_MS));
  for (let begin = 0; begin < changed.length && goesOn(); begin += BATCH) await sumUp(needs, changed.slice(begin, begin + BATCH));
};

/** Sums up every customer again. */
export const sumEveryCustomer = async (needs: FigureNeeds, goesOn: () => boolean): Promise<void> => {
  const { listIds } = bookedSumsRepository(needs.database);
  let ids = await listIds(null, BATCH);
  while (ids.length > 0 && goesOn()) {
    await sumUp(needs, ids);
    ids = await listIds(ids.at(-1) ?? null, BATCH);
  }
};
