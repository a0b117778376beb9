import { type CancellationPolicy, mapPrices, priceFieldsOf, rupeesOf, type TourPackage } from '@wayfarer/contracts';
import { versionOf } from '../../database/edited-version.ts';
import { identityOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type DestinationName, destinationRepository, placeInLanguage } from '../destinations/index.ts';
import { lowestPriceOf } from './lowest-price.ts';
import { nextDayOf } from './open-departures.ts';
import { readPolicies } from './read-policies.ts';
import { readSaleTerms, type SaleTerms } from './sale-terms.ts';
import type { ShownPackage } from './tour-package.model.ts';
import { withDefaultDeposit } from './with-default-deposit.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

/** What the price is for, where it is not for one person: lists leave out what it follows from. */
const unitOf = ({ groupOf, categories }: ShownPackage): Pick<TourPackage, 'unit'> => {
  if (groupOf) return { unit: { groupOf } };
  const [first] = categories ?? [];
  return first ? { unit: { category: first.name } } : {};
};

const present = (
  terms: SaleTerms,
  policy: CancellationPolicy,
  tourPackage: ShownPackage,
  place: DestinationName,
): TourPackage => {
  const id = String(tourPackage._id);
  const { title, description, itinerary, images, availableFrom, availableTo } = tourPackage;
  const { _id, name, country } = placeInLanguage(place, tourPackage.readIn);
  const destination = { ...identityOf(_id), name, country };
  const lowest = lowestPriceOf(tourPackage, terms);
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
    cancellationPolicy: [...policy],
    // Packages of before there were capacities have none.
    capacity: tourPackage.capacity ?? null,
    nextDay: nextDayOf(tourPackage, terms),
    ...unitOf(tourPackage),
    ...(lowest === tourPackage.price ? {} : { fromPrice: rupeesOf(lowest) }),
    version: versionOf(tourPackage),
    ...(tourPackage.untranslated ? { untranslated: tourPackage.untranslated } : {}),
  };
};

/** What is added to a package as lists have it. */
type Parts = (tourPackage: ShownPackage, terms: SaleTerms) => Partial<TourPackage>;

const presentEach = async (
  needs: Needs,
  tourPackages: readonly ShownPackage[],
  places: readonly DestinationName[],
  parts: Parts,
): Promise<TourPackage[]> => {
  const byId = new Map(places.map((place) => [String(place._id), place]));
  const missing = tourPackages.flatMap(({ destinationId }) => (byId.has(String(destinationId)) ? [] : [destinationId]));
  const [terms, policyOf, read] = await Promise.all([
    readSaleTerms(needs),
    readPolicies(needs, tourPackages),
    missing.length > 0 ? destinationRepository(needs.database).namesOf(missing) : [],
  ]);
  for (const place of read) byId.set(String(place._id), place);
  return tourPackages.flatMap((tourPackage) => {
    const destination = byId.get(String(tourPackage.destinationId));
    return destination
      ? [{ ...present(terms, policyOf(tourPackage), tourPackage, destination), ...parts(tourPackage, terms) }]
      : [];
  });
};

/**
 * Packages as they leave the server, each with its destination.
 * @param places destinations that were read with them; one more query reads those that are missing
 */
export const presentTourPackages = (
  needs: Needs,
  tourPackages: readonly ShownPackage[],
  places: readonly DestinationName[] = [],
): Promise<TourPackage[]> => presentEach(needs, tourPackages, places, () => ({}));

/**
 * What lists leave out: the schedule, and what a package charges, asks and says beside its price and texts.
 */
export const partsOf = (tourPackage: ShownPackage): Partial<TourPackage> => ({
  ...(tourPackage.schedule ? { schedule: tourPackage.schedule } : {}),
  ...mapPrices(priceFieldsOf(tourPackage), rupeesOf),
  ...(typeof tourPackage.taxPercent === 'number' ? { taxPercent: tourPackage.taxPercent } : {}),
  ...(tourPackage.asks ? { asks: tourPackage.asks } : {}),
  ...(tourPackage.ownQuestions ? { ownQuestions: tourPackage.ownQuestions } : {}),
  ...(tourPackage.facts ? { facts: tourPackage.facts } : {}),
  ...(tourPackage.translations ? { translations: tourPackage.translations } : {}),
  ...(tourPackage.isDraft ? { isDraft: true } : {}),
});

const wholeOf: Parts = (tourPackage, terms) => {
  const { defaultDeposit } = withDefaultDeposit(tourPackage, terms);
  return { ...partsOf(tourPackage), ...(defaultDeposit ? mapPrices({ defaultDeposit }, rupeesOf) : {}) };
};

/** Packages as they are read one by one, with all their parts. @param places see `presentTourPackages` */
export const presentWholePackages = (
  needs: Needs,
  tourPackages: readonly ShownPackage[],
  places: readonly DestinationName[] = [],
): Promise<TourPackage[]> => presentEach(needs, tourPackages, places, wholeOf);

/**
 * One package, with all its parts.
 * @throws Error when the package has lost its destination, which no operation lets happen
 */
export const presentTourPackage = async (needs: Needs, tourPackage: ShownPackage): Promise<TourPackage> => {
  const [presented] = await presentWholePackages(needs, [tourPackage]);
  if (!presented) throw new Error(`Package ${String(tourPackage._id)} has no destination.`);
  return presented;
};
