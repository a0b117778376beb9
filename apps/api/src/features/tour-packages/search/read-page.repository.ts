import { factsSchema } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { MAX_QUERY_MS } from '../../../database/limit-query-time.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type DestinationName, NAME_OF_DESTINATION } from '../../destinations/index.ts';
import type { ShownPackage } from '../tour-package.model.ts';

/** Packages, and the names of where they go. */
export type PackagesAndPlaces = { readonly records: ShownPackage[]; readonly places: DestinationName[] };

/** What no list shows: all facts but how old everybody must be, by which a party may be refused. */
export const UNLISTED_FACTS = Object.keys(factsSchema.shape).flatMap((part) => (part === 'minAge' ? [] : [`facts.${part}`]));

const selectionOf = (ids: readonly string[]) => ({ _id: { $in: ids.map(objectIdOf) }, withdrawnAt: null });
const packagesIn = (database: Connection) => database.collection<ShownPackage>('tourpackages');
const inOrder = (ids: readonly string[], found: readonly ShownPackage[]): ShownPackage[] => {
  const byId = new Map(found.map((one) => [String(one._id), one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Those of some packages that are on offer, in the order of their ids. */
export const readPackagesOnOffer = async (database: Connection, ids: readonly string[]): Promise<ShownPackage[]> => {
  if (ids.length === 0) return [];
  const leftOut = ['titleKey', 'titleParts', ...UNLISTED_FACTS];
  const options = { projection: Object.fromEntries(leftOut.map((field) => [field, 0])), maxTimeMS: MAX_QUERY_MS };
  return inOrder(ids, await packagesIn(database).find<ShownPackage>(selectionOf(ids), options).toArray());
};

/**
 * The same, with the names of where they go: one read in place of two, which would wait for each other and
 * cost half as much again.
 * @param leftOut fields that are not read
 */
export const readPage = async (
  database: Connection,
  ids: readonly string[],
  placeIds: readonly string[],
  leftOut: readonly string[],
): Promise<PackagesAndPlaces> => {
  const places = [{ $match: { _id: { $in: placeIds.map(objectIdOf) } } }, { $project: NAME_OF_DESTINATION }];
  const pipeline = [
    { $match: selectionOf(ids) },
    { $unset: ['titleKey', 'titleParts', ...leftOut] },
    { $unionWith: { coll: 'destinations', pipeline: places } },
  ];
  const found = await packagesIn(database)
    .aggregate<ShownPackage | DestinationName>(pipeline, { maxTimeMS: MAX_QUERY_MS })
    .toArray();
  return {
    records: inOrder(
      ids,
      found.filter((one) => 'title' in one),
    ),
    places: found.filter((one) => 'name' in one),
  };
};
