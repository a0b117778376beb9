import { bookingTermsOf, closesAt, type TourPackage } from '@wayfarer/contracts';
import { siteSettings } from '../shared/site-settings.ts';
import type { PageContext } from './page-facts.ts';

/**
 * Until when the offer is good: of a package with departures until the next one closes; of another until the
 * last day of its window.
 */
const validThroughOf = ({ schedule, nextDay, availableTo }: TourPackage, timeZone: string): string => {
  if (!schedule || nextDay === null) return availableTo.slice(0, 10);
  return closesAt(nextDay, bookingTermsOf(schedule, siteSettings.bookingCutOffDays), timeZone).toISOString();
};

/** The package as search engines read it (schema.org Product with an Offer). */
export const productDataOf = (tourPackage: TourPackage, { publicUrl, url, brandName, today, timeZone }: PageContext): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: tourPackage.title,
  description: tourPackage.description,
  image: tourPackage.images.map((image) => publicUrl + image),
  category: `Travel, ${tourPackage.destination.name}, ${tourPackage.destination.country}`,
  brand: { '@type': 'Brand', name: brandName },
  offers: {
    '@type': 'Offer',
    price: tourPackage.price.toFixed(2),
    priceCurrency: 'INR',
    availability: `https://schema.org/${tourPackage.nextDay !== null && tourPackage.availableTo.slice(0, 10) >= today ? 'InStock' : 'SoldOut'}`,
    validThrough: validThroughOf(tourPackage, timeZone),
    url,
  },
});
