import { type Destination, destinationFormSchema } from '@wayfarer/contracts';
import { type Problems, problemsIn } from '../../shared/forms/contract-resolver.ts';
import { type FormPicture, filesOf, presentPicture } from '../../shared/pictures/form-picture.ts';

/** What stands in the form. `image` holds one picture; while editing it begins with the present one. */
export interface DestinationFormValues {
  name: string;
  country: string;
  description: string;
  image: FormPicture[];
}

export const destinationFormValuesOf = (destination: Destination | null): DestinationFormValues => ({
  name: destination?.name ?? '',
  country: destination?.country ?? '',
  description: destination?.description ?? '',
  image: destination === null ? [] : [presentPicture(destination.imageUrl)],
});

/** All four are required, also when editing (docs/specification.md section 5). */
export const destinationProblemsOf = (values: DestinationFormValues): Problems => ({
  ...problemsIn(destinationFormSchema.safeParse(values)),
  ...(values.image.length === 0 ? { image: 'Choose a picture.' } : {}),
});

/** The multipart form of the call. A present picture is not sent again: without a file the server keeps it. */
export const destinationBodyOf = (values: DestinationFormValues): FormData => {
  const body = new FormData();
  body.set('name', values.name);
  body.set('country', values.country);
  body.set('description', values.description);
  for (const file of filesOf(values.image)) body.set('image', file);
  return body;
};
