import type { TourPackage } from '@wayfarer/contracts';
import type { PageContext } from './page-facts.ts';

/** The package as search engines read it (schema.org Product with an Offer). */
export const productDataOf = (tourPackage: TourPackage, { publicUrl, url, brandName, today }: PageContext): object => ({
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
    validThrough: tourPackage.availableTo.slice(0, 10),
    url,
  },
});
