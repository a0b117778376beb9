import type { TourPackage } from '@wayfarer/contracts';
import { tourPackageFormSchema } from '@wayfarer/contracts/forms';
import { itineraryOf, itineraryTextOf } from '@wayfarer/contracts/rules';
import { type Problems, problemsIn } from '../../shared/forms/contract-resolver.ts';
import { type FormPicture, filesOf, presentPicture, presentUrlsOf } from '../../shared/pictures/form-picture.ts';

/** What stands in the form. The itinerary is the comma-separated text that an admin types (SPEC.md section 5). */
export interface TourPackageFormValues {
  title: string;
  destination: string;
  price: string;
  availableFrom: string;
  availableTo: string;
  description: string;
  itinerary: string;
  images: FormPicture[];
}

export const tourPackageFormValuesOf = (tourPackage: TourPackage | null): TourPackageFormValues => ({
  title: tourPackage?.title ?? '',
  destination: tourPackage?.destination._id ?? '',
  price: tourPackage === null ? '' : String(tourPackage.price),
  availableFrom: tourPackage?.availableFrom ?? '',
  availableTo: tourPackage?.availableTo ?? '',
  description: tourPackage?.description ?? '',
  itinerary: itineraryTextOf(tourPackage?.itinerary ?? []),
  images: tourPackage?.images.map(presentPicture) ?? [],
});

const emptySentences: ReadonlyArray<[keyof TourPackageFormValues, string]> = [
  ['destination', 'Choose a destination.'],
  ['price', 'Enter a price.'],
  ['availableFrom', 'Choose the first day.'],
  ['availableTo', 'Choose the last day.'],
];

/** Everything but the pictures is required (SPEC.md section 5). */
export const tourPackageProblemsOf = (values: TourPackageFormValues): Problems => {
  const { images: _, ...texts } = values;
  const problems = { ...problemsIn(tourPackageFormSchema.safeParse({ ...texts, itinerary: itineraryOf(texts.itinerary) })) };
  for (const [field, sentence] of emptySentences) if (texts[field as 'price'].trim() === '') problems[field] = sentence;
  return problems;
};

/**
 * The multipart form of the call. An edit that leaves the pictures as they are names none of them, and the server keeps them; any other
 * edit names the ones that stay, in their order.
 */
export const tourPackageBodyOf = (values: TourPackageFormValues, present: readonly string[]): FormData => {
  const body = new FormData();
  const { images, itinerary, ...texts } = values;
  for (const [field, text] of Object.entries(texts)) body.set(field, text.trim());
  body.set('itinerary', JSON.stringify(itineraryOf(itinerary)));
  const kept = presentUrlsOf(images);
  const files = filesOf(images);
  const untouched = files.length === 0 && kept.join() === present.join();
  if (!untouched && present.length > 0) body.set('keptImages', JSON.stringify(kept));
  for (const file of files) body.append('images', file);
  return body;
};
