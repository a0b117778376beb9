import { defaultPolicyOf, itineraryOf, itineraryTextOf, type TourPackage, tourPackageFormSchema } from '@wayfarer/contracts';
import { type Problems, problemsIn } from '../../../shared/forms/contract-resolver.ts';
import { type FormPicture, filesOf, presentPicture, presentUrlsOf } from '../../../shared/pictures/form-picture.ts';
import { policyIn, type StepValues, stepValuesOf } from './cancellation-policy-values.ts';

/** What stands in the form. The itinerary is the comma-separated text that an admin types (docs/specification.md section 5). */
export interface TourPackageFormValues {
  title: string;
  destination: string;
  price: string;
  /** Empty for as many as like. */
  capacity: string;
  availableFrom: string;
  availableTo: string;
  description: string;
  itinerary: string;
  cancellationPolicy: StepValues[];
  images: FormPicture[];
}

export const tourPackageFormValuesOf = (tourPackage: TourPackage | null): TourPackageFormValues => ({
  title: tourPackage?.title ?? '',
  destination: tourPackage?.destination._id ?? '',
  price: tourPackage === null ? '' : String(tourPackage.price),
  capacity: String(tourPackage?.capacity ?? ''),
  availableFrom: tourPackage?.availableFrom ?? '',
  availableTo: tourPackage?.availableTo ?? '',
  description: tourPackage?.description ?? '',
  itinerary: itineraryTextOf(tourPackage?.itinerary ?? []),
  cancellationPolicy: stepValuesOf(tourPackage?.cancellationPolicy ?? defaultPolicyOf('full')),
  images: tourPackage?.images.map(presentPicture) ?? [],
});

const emptySentences: ReadonlyArray<[keyof TourPackageFormValues, string]> = [
  ['destination', 'Choose a destination.'],
  ['price', 'Enter a price.'],
  ['availableFrom', 'Choose the first day.'],
  ['availableTo', 'Choose the last day.'],
];

/** Everything but pictures and seats is required (docs/specification.md section 5). */
export const tourPackageProblemsOf = (values: TourPackageFormValues): Problems => {
  const { images: _, cancellationPolicy: steps, ...texts } = values;
  const problems = {
    ...problemsIn(
      tourPackageFormSchema.safeParse({ ...texts, cancellationPolicy: policyIn(steps), itinerary: itineraryOf(texts.itinerary) }),
    ),
  };
  for (const [field, sentence] of emptySentences) if (texts[field as 'price'].trim() === '') problems[field] = sentence;
  return problems;
};

/**
 * The multipart form of the call. An edit that leaves the pictures as they are names none of them, and the server keeps them; any other
 * edit names the ones that stay, in their order.
 */
export const tourPackageBodyOf = (values: TourPackageFormValues, entry: TourPackage | null): FormData => {
  const body = new FormData();
  const { images, itinerary, cancellationPolicy, ...texts } = values;
  for (const [field, text] of Object.entries(texts)) body.set(field, text.trim());
  // A new package has no limit without a word; an edit says that there is none any more.
  if (entry === null && texts.capacity.trim() === '') body.delete('capacity');
  body.set('cancellationPolicy', JSON.stringify(policyIn(cancellationPolicy)));
  body.set('itinerary', JSON.stringify(itineraryOf(itinerary)));
  const present = entry?.images ?? [];
  const kept = presentUrlsOf(images);
  const files = filesOf(images);
  const untouched = files.length === 0 && kept.join() === present.join();
  if (!untouched && present.length > 0) body.set('keptImages', JSON.stringify(kept));
  for (const file of files) body.append('images', file);
  return body;
};
