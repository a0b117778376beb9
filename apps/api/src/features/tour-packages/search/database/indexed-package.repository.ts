import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { LONGEST_QUERY } from '../../../../database/limit-query-time.ts';
import { objectIdOf } from '../../../../database/object-ids.ts';
import { LIST_INDEX, type TourPackageRecord } from '../../tour-package.model.ts';
import type { IndexedPackage } from '../rows/package-columns.ts';

/** Packages that are read between two turns of the event loop: with 1,000 a process rests with some 14 MB more, and takes no less time. */
const BATCH = 100;

type Fields = Pick<
  TourPackageRecord,
  '_id' | 'titleKey' | 'destinationId' | 'price' | 'availableFrom' | 'availableTo' | 'withdrawnAt'
> &
  // The version before stores packages without them.
  Partial<Pick<TourPackageRecord, 'days' | 'booked'>>;
const tourPackagesOf = (database: Connection) => database.collection<Fields>('tourpackages');

const indexedOf = ({ _id, destinationId, withdrawnAt: _no, days = 0, booked = 0, ...fields }: Fields): IndexedPackage => ({
  id: String(_id),
  destination: String(destinationId),
  days,
  booked,
  ...fields,
});
const onOffer = (found: readonly Fields[]): IndexedPackage[] => found.filter(({ withdrawnAt }) => !withdrawnAt).map(indexedOf);

const behind = ({ titleKey, _id }: Fields) => ({
  titleKey: { $gte: titleKey },
  $or: [{ titleKey: { $gt: titleKey } }, { _id: { $gt: _id } }],
});

/** Those of the packages that are on offer, as they are now. */
export const readPackages = async (database: Connection, ids: readonly string[]): Promise<IndexedPackage[]> => {
  const found = await tourPackagesOf(database)
    .find({ _id: { $in: ids.map(objectIdOf) } }, { projection: LIST_INDEX, maxTimeMS: LONGEST_QUERY })
    .toArray();
  return onOffer(found);
};

/**
 * Hands over all packages on offer by title, out of the database's index alone: a condition on `withdrawnAt` would make it read the
 * documents, because null may also mean that there is no such field. One that changes meanwhile may come twice, or not at all.
 * @param goesOn asked after each batch
 */
export const readAllPackages = async (
  database: Connection,
  take: (tourPackage: IndexedPackage) => void,
  goesOn: () => boolean,
): Promise<void> => {
  const tourPackages = tourPackagesOf(database);
  let last: Fields | undefined;
  do {
    const found = await tourPackages
      .find(last ? behind(last) : {}, { projection: LIST_INDEX, hint: LIST_INDEX, maxTimeMS: LONGEST_QUERY })
      .sort({ titleKey: 1, _id: 1 })
      .limit(BATCH)
      .toArray();
    for (const tourPackage of onOffer(found)) take(tourPackage);
    last = found.length === BATCH ? found.at(-1) : undefined;
    await nextTurn();
  } while (last && goesOn());
};
