import { rupeesOf, type TourPackage } from '@wayfarer/contracts';
import { versionOf } from '../../database/edited-version.ts';
import { identityOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type DestinationName, destinationRepository } from '../destinations/index.ts';
import { nextDayOf } from './open-departures.ts';
import { policyOf } from './policy-of.ts';
import type { ShownPackage } from './tour-package.model.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

const present = (needs: Needs, tourPackage: ShownPackage, { _id, name, country }: DestinationName): TourPackage => {
  const id = String(tourPackage._id);
  const { title, description, itinerary, images, availableFrom, availableTo } = tourPackage;
  const destination = { ...identityOf(_id), name, country };
  return {
    _id: id,
    id,
    title,
    destination,
    description,
    itinerary,
    images,
    price: rupeesOf(tourPackage.price),
    availableFrom,
    availableTo,
    cancellationPolicy: [...policyOf(tourPackage, needs.config)],
    // Packages of before there were capacities have none.
    capacity: tourPackage.capacity ?? null,
    nextDay: nextDayOf(tourPackage, needs),
    version: versionOf(tourPackage),
  };
};

/**
 * Packages as they leave the server, each with its destination.
 * @param places destinations that were read with them; one more query reads those that are missing
 */
export const presentTourPackages = async (
  needs: Needs,
  tourPackages: readonly ShownPackage[],
  places: readonly DestinationName[] = [],
): Promise<TourPackage[]> => {
  const byId = new Map(places.map((place) => [String(place._id), place]));
  const missing = tourPackages.flatMap(({ destinationId }) => (byId.has(String(destinationId)) ? [] : [destinationId]));
  const read = missing.length > 0 ? await destinationRepository(needs.database).namesOf(missing) : [];
  for (const place of read) byId.set(String(place._id), place);
  return tourPackages.flatMap((tourPackage) => {
    const destination = byId.get(String(tourPackage.destinationId));
    return destination ? [present(needs, tourPackage, destination)] : [];
  });
};

/**
 * One package, with its schedule if it has one.
 * @throws Error when the package has lost its destination, which no operation lets happen
 */
export const presentTourPackage = async (needs: Needs, tourPackage: ShownPackage): Promise<TourPackage> => {
  const [presented] = await presentTourPackages(needs, [tourPackage]);
  if (!presented) throw new Error(`Package ${String(tourPackage._id)} has no destination.`);
  return { ...presented, ...(tourPackage.schedule ? { schedule: tourPackage.schedule } : {}) };
};
