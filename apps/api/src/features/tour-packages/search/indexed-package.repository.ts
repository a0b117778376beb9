import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { MAX_QUERY_MS } from '../../../database/limit-query-time.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { TourPackageRecord } from '../tour-package.model.ts';

/** What lists filter and order packages by. */
export type IndexedPackage = {
  readonly id: string;
  readonly titleKey: string;
  readonly destination: string;
  readonly price: MinorUnits;
  readonly availableFrom: CalendarDate;
  readonly availableTo: CalendarDate;
  readonly days: number;
  readonly booked: number;
} & Pick<TourPackageRecord, 'schedule' | 'closedDays' | 'fullDays'>;

type Fields = Pick<
  TourPackageRecord,
  '_id' | 'titleKey' | 'destinationId' | 'price' | 'availableFrom' | 'availableTo' | 'schedule' | 'closedDays' | 'fullDays'
> &
  // The version before stores packages without them.
  Partial<Pick<TourPackageRecord, 'days' | 'booked'>>;

const projection = {
  titleKey: 1,
  destinationId: 1,
  price: 1,
  availableFrom: 1,
  availableTo: 1,
  days: 1,
  booked: 1,
  schedule: 1,
  closedDays: 1,
  fullDays: 1,
} as const;
const onOffer = { withdrawnAt: null };
/** Packages that come from the database at once: the event loop goes on between two batches. */
const BATCH_SIZE = 1000;

const indexedOf = ({ _id, destinationId, days = 0, booked = 0, ...fields }: Fields): IndexedPackage => ({
  id: String(_id),
  destination: String(destinationId),
  days,
  booked,
  ...fields,
});
const packagesIn = (database: Connection) => database.collection<Fields>('tourpackages');

/** Those of some packages that are on offer, as they are now. */
export const readPackages = async (database: Connection, ids: readonly string[]): Promise<IndexedPackage[]> => {
  const among = { _id: { $in: ids.map(objectIdOf) }, ...onOffer };
  const found = await packagesIn(database).find(among, { projection, maxTimeMS: MAX_QUERY_MS }).toArray();
  return found.map(indexedOf);
};

/**
 * All packages on offer, out of one reading of the collection. One that changes meanwhile may be missing, or
 * be what it was.
 * @throws when the signal is aborted
 */
export const readAllPackages = async (database: Connection, signal: AbortSignal): Promise<IndexedPackage[]> => {
  const options = { projection, hint: { $natural: 1 }, batchSize: BATCH_SIZE, maxTimeMS: 0, signal } as const;
  const byId = new Map<string, IndexedPackage>();
  for await (const fields of packagesIn(database).find(onOffer, options)) byId.set(String(fields._id), indexedOf(fields));
  return [...byId.values()];
};
