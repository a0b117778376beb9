import { type CalendarDate, rupeesOf, type TourPackage } from '@wayfarer/contracts';
import { versionOf } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../today-of.ts';
import { type DestinationRecord, destinationRepository } from '../destinations/index.ts';
import { nextDayOf } from './next-day-of.ts';
import { policyOf } from './policy-of.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

const present = (
  { config, today }: { config: Needs['config']; today: CalendarDate },
  tourPackage: TourPackageRecord,
  { _id, name, country }: DestinationRecord,
): TourPackage => {
  const id = String(tourPackage._id);
  const { title, description, itinerary, images, availableFrom, availableTo } = tourPackage;
  const destination = { _id: String(_id), id: String(_id), name, country };
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
    cancellationPolicy: [...policyOf(tourPackage, config)],
    // Packages of before there were capacities have none.
    capacity: tourPackage.capacity ?? null,
    nextDay: nextDayOf(tourPackage, today),
    version: versionOf(tourPackage),
  };
};

/** Packages as they leave the server, each with its destination: one more query for the whole list. */
export const presentTourPackages = async (needs: Needs, tourPackages: readonly TourPackageRecord[]): Promise<TourPackage[]> => {
  const destinations = await destinationRepository(needs.database).findManyById(
    tourPackages.map(({ destinationId }) => destinationId),
  );
  const byId = new Map(destinations.map((destination) => [String(destination._id), destination]));
  const { config } = needs;
  const today = todayOf(needs);
  return tourPackages.flatMap((tourPackage) => {
    const destination = byId.get(String(tourPackage.destinationId));
    return destination ? [present({ config, today }, tourPackage, destination)] : [];
  });
};

/** @throws Error when the package has lost its destination, which no operation lets happen */
export const presentTourPackage = async (needs: Needs, tourPackage: TourPackageRecord): Promise<TourPackage> => {
  const [presented] = await presentTourPackages(needs, [tourPackage]);
  if (!presented) throw new Error(`Package ${String(tourPackage._id)} has no destination.`);
  return presented;
};
