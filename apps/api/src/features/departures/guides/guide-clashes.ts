import { type GuideClash, lastTripDay } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { type DepartureKey, departureIdOf } from '../departure-key.ts';
import { guideRepository } from './guide.repository.ts';

/**
 * The departures, not cancelled, that somebody is named on and that share a day with another one. A trip
 * takes as many days as its package has now.
 * @param days of the trip of `key`
 */
export const guideClashes = async (
  { database }: Pick<Dependencies, 'database'>,
  user: ObjectId,
  key: DepartureKey,
  days: number,
): Promise<GuideClash[]> => {
  const around = await guideRepository(database).listAround(user, key.day, lastTripDay(key.day, days));
  const others = around.filter((one) => departureIdOf(one) !== departureIdOf(key));
  if (others.length === 0) return [];
  const packages = await tourPackageRepository(database).findDepartingById([
    ...new Set(others.map(({ packageId }) => packageId)),
  ]);
  const byId = new Map(packages.map((one) => [String(one._id), one]));
  return others.flatMap(({ packageId, day }): GuideClash[] => {
    const tourPackage = byId.get(packageId);
    const lastDay = lastTripDay(day, tourPackage?.days ?? 1);
    return lastDay < key.day ? [] : [{ packageId, title: tourPackage?.title ?? '', day, lastDay }];
  });
};
