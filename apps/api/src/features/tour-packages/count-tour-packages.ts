import { MAX_COUNTED_PLACES, rupeesOf, type TourPackageCounts, type TourPackageFilter } from '@wayfarer/contracts';
import { identityOf, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { destinationRepository } from '../destinations/index.ts';
import { saleMomentOf } from './search/sale-moment.ts';
import type { TourPackageIndex } from './search/tour-package-index.ts';
import { suggestDestinations } from './suggest-destinations.ts';

/**
 * How many packages a filter selects, and how many it would select at each place, in each month and of each
 * length: what a click finds.
 */
export const countTourPackages = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  index: TourPackageIndex,
  filter: TourPackageFilter,
): Promise<TourPackageCounts> => {
  const sale = saleMomentOf({ clock, config });
  const { total, places, months, lengths, prices } = index.countEach(filter, sale);
  const counted = places.slice(0, MAX_COUNTED_PLACES);
  const destinations = await destinationRepository(database).findManyById(
    counted.map(({ destination }) => objectIdOf(destination)),
  );
  const counts = new Map(counted.map(({ destination, count }) => [destination, count]));
  const titles = total === 0 ? index.suggest(filter, sale) : [];
  return {
    total,
    places: destinations
      .toSorted((one, other) => one.nameKey.localeCompare(other.nameKey))
      .map(({ _id, name, country }) => ({
        ...identityOf(_id),
        name,
        country,
        count: counts.get(String(_id)) ?? 0,
      })),
    months: [...months],
    // Packages of the version before have no number of days until they are migrated.
    lengths: lengths.filter(({ days }) => days > 0),
    prices: prices && { lowest: rupeesOf(prices.lowest), highest: rupeesOf(prices.highest) },
    titles,
    meantPlaces: total === 0 && titles.length === 0 ? await suggestDestinations(database, index, filter, sale) : [],
  };
};
