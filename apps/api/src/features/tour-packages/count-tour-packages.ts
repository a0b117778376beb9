import { MAX_COUNTED_PLACES, rupeesOf, type TourPackageCounts, type TourPackageFilter } from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
import { identityOf, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { languageOfTexts } from '../../translations/translated-language.ts';
import { destinationRepository, placeInLanguage } from '../destinations/index.ts';
import { readSaleMoment, type SaleMoment } from './search/sale-moment.ts';
import type { TourPackageIndex } from './search/tour-package-index.ts';
import { suggestDestinations } from './suggest-destinations.ts';

type Suggestions = Pick<TourPackageCounts, 'words' | 'titles' | 'meantPlaces'>;

/**
 * What may have been meant where nothing is found: titles, or words of other texts; else places by their
 * names; else words that are misspelt. Nothing is offered that finds nothing.
 */
const suggestionsFor = async (
  database: Database,
  index: TourPackageIndex,
  filter: TourPackageFilter,
  sale: SaleMoment,
): Promise<Suggestions> => {
  const titles = index.suggest(filter, sale);
  const words = index.suggestWords(filter, sale);
  if (words.length > 0) return { words, titles, meantPlaces: [] };
  if (titles.length > 0) return { titles, meantPlaces: [] };
  const meantPlaces = await suggestDestinations(database, index, filter, sale);
  const guessed = meantPlaces.length > 0 ? [] : index.guessWords(filter, sale);
  return { ...(guessed.length > 0 ? { words: guessed } : {}), titles, meantPlaces };
};

/**
 * How many packages a filter selects, and how many it would select at each place, in each month and of each
 * length: what a click finds.
 */
export const countTourPackages = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  index: TourPackageIndex,
  filter: TourPackageFilter,
): Promise<TourPackageCounts> => {
  const { database } = needs;
  const sale = await readSaleMoment(needs);
  const { total, places, months, lengths, prices } = index.countEach(filter, sale);
  const counted = places.slice(0, MAX_COUNTED_PLACES);
  const destinations = await destinationRepository(database).findManyById(
    counted.map(({ destination }) => objectIdOf(destination)),
  );
  const counts = new Map(counted.map(({ destination, count }) => [destination, count]));
  return {
    total,
    places: destinations
      .toSorted((one, other) => one.nameKey.localeCompare(other.nameKey))
      .map((one) => placeInLanguage(one, languageOfTexts(filter.language)))
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
    ...(total === 0 ? await suggestionsFor(database, index, filter, sale) : { titles: [], meantPlaces: [] }),
  };
};
