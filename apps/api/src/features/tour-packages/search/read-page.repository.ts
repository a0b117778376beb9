import type { Connection } from 'mongoose';
import { LONGEST_QUERY } from '../../../database/limit-query-time.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { DestinationName } from '../../destinations/index.ts';
import type { ShownPackage } from '../tour-package.model.ts';

/** Packages, and the names of where they go. */
export type PackagesAndPlaces = { readonly records: ShownPackage[]; readonly places: DestinationName[] };

/**
 * Those of some packages that are on offer, in the order of their ids, and the named destinations: one read in place of two, which would wait for
 * each other and cost half as much again.
 */
export const readPage = async (
  database: Connection,
  ids: readonly string[],
  placeIds: readonly string[] = [],
): Promise<PackagesAndPlaces> => {
  if (ids.length === 0) return { records: [], places: [] };
  const pipeline = [
    { $match: { _id: { $in: ids.map(objectIdOf) }, withdrawnAt: null } },
    { $unset: ['titleKey', 'titleParts'] },
    {
      $unionWith: {
        coll: 'destinations',
        pipeline: [{ $match: { _id: { $in: placeIds.map(objectIdOf) } } }, { $project: { name: 1, country: 1 } }],
      },
    },
  ];
  const found = await database
    .collection('tourpackages')
    .aggregate<ShownPackage | DestinationName>(pipeline, { maxTimeMS: LONGEST_QUERY })
    .toArray();
  const byId = new Map(found.map((one) => [String(one._id), one]));
  const records = ids.flatMap((id) => {
    const one = byId.get(id);
    return one && 'title' in one ? [one] : [];
  });
  return { records, places: found.filter((one) => 'name' in one) };
};
