import { calendarDateAt, MOST_COUNTED_PLACES, type TourPackageCounts, type TourPackageFilter } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { destinationRepository } from '../destinations/index.ts';
import { countInDatabase } from './search/list-in-database.repository.ts';
import type { TourPackageIndex } from './search/tour-package-index.ts';

/** How many packages a filter selects, and how many it would select at each place: what a click on the place finds. */
export const countTourPackages = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  index: TourPackageIndex | null,
  filter: TourPackageFilter,
): Promise<TourPackageCounts> => {
  const today = calendarDateAt(clock(), config.SITE_TIME_ZONE);
  const everywhere = index ? index.countPerPlace(filter, today) : await countInDatabase(database, filter, today);
  const counted = everywhere.slice(0, MOST_COUNTED_PLACES);
  const destinations = await destinationRepository(database).findManyById(
    counted.map(({ destination }) => objectIdOf(destination)),
  );
  const counts = new Map(counted.map(({ destination, count }) => [destination, count]));
  const here = everywhere.filter(({ destination }) => !filter.destination || destination === filter.destination);
  return {
    total: here.reduce((total, { count }) => total + count, 0),
    places: destinations
      .toSorted((one, other) => one.nameKey.localeCompare(other.nameKey))
      .map(({ _id, name, country }) => ({
        _id: String(_id),
        id: String(_id),
        name,
        country,
        count: counts.get(String(_id)) ?? 0,
      })),
    titles: index?.suggest(filter, today) ?? [],
  };
};
