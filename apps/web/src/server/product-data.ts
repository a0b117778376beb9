import { categoriesOf, type Departure, leavesAt, type TourPackage } from '@wayfarer/contracts';
import { t } from '../shared/words/words.ts';
import { factsDataOf } from './facts-data.ts';
import type { PageContext } from './page-facts.ts';

/** Departures that are listed; as many as some months of a trip that leaves twice a week have. */
const MAX_OFFERS = 30;

const AVAILABILITY = { open: 'InStock', few: 'LimitedAvailability', 'sold-out': 'SoldOut' } as const;
const availabilityAs = (name: string): string => `https://schema.org/${name}`;
const INR = { priceCurrency: 'INR' };

/** A departure that can be booked, or could be if it were not sold out. */
type Coming = Departure & { state: keyof typeof AVAILABILITY };
const isComing = (departure: Departure): departure is Coming => departure.state !== 'closed' && departure.state !== 'cancelled';

/** When it leaves: an instant where its start time is known, or else its day. */
const departureTimeOf = ({ day, startTime }: Departure, timeZone: string): string =>
  startTime === undefined ? day : leavesAt(day, startTime, timeZone).toISOString();

/**
 * One offer for each departure. The lowest and the highest price are of those that can be booked, where any
 * can.
 */
const departureOffers = (tourPackage: TourPackage, coming: readonly Coming[], { url, timeZone }: PageContext): object => {
  const [{ id: category }] = categoriesOf(tourPackage);
  const priceOf = ({ prices }: Departure): number => prices[category] ?? tourPackage.price;
  const bookable = coming.filter(({ state }) => state !== 'sold-out');
  const prices = (bookable.length > 0 ? bookable : coming).map(priceOf);
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: coming.length,
    ...INR,
    url,
    offers: coming.slice(0, MAX_OFFERS).map((departure) => ({
      '@type': 'Offer',
      price: priceOf(departure).toFixed(2),
      ...INR,
      availability: availabilityAs(AVAILABILITY[departure.state]),
      availabilityEnds: departure.closesAt,
      itemOffered: { '@type': 'TouristTrip', departureTime: departureTimeOf(departure, timeZone) },
    })),
  };
};

/** One offer for the whole window, good until its last day. */
const windowOffer = ({ price, nextDay, availableTo }: TourPackage, { url, today }: PageContext): object => {
  const lastDay = availableTo.slice(0, 10);
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    ...INR,
    availability: availabilityAs(nextDay !== null && lastDay >= today ? 'InStock' : 'SoldOut'),
    validThrough: lastDay,
    url,
  };
};

/**
 * The package as search engines read it (schema.org Product): with an offer for each coming departure, or
 * with one where there is none.
 * @param departures of a package with a schedule, from today on
 */
export const productDataOf = (tourPackage: TourPackage, departures: readonly Departure[], context: PageContext): object => {
  const coming = departures.filter(isComing);
  const { destination } = tourPackage;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: tourPackage.title,
    description: tourPackage.description,
    image: tourPackage.images.map((image) => context.publicUrl + image),
    category: t('Travel, {place}, {country}', { place: destination.name, country: destination.country }),
    brand: { '@type': 'Brand', name: context.brandName },
    ...factsDataOf(tourPackage.facts ?? {}),
    offers: coming.length > 0 ? departureOffers(tourPackage, coming, context) : windowOffer(tourPackage, context),
  };
};
