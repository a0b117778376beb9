import { type Destination, destinationFormSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { multipartOf } from '../../shared/api/multipart-of.ts';
import { type FormPicture, filesOf, presentPicture } from '../../shared/pictures/form-picture.ts';

/** All four are required, also when editing (docs/specification.md section 5). */
const schema = destinationFormSchema.omit({ version: true }).extend({
  image: z.custom<FormPicture[]>().refine(({ length }) => length > 0, 'Choose a picture.'),
});
export type DestinationFormValues = z.input<typeof schema>;

export const destinationForm = {
  labels: { name: 'Name', country: 'Country', description: 'Description', image: 'Image' },
  schema,
  /** `image` holds one picture; when editing it begins with the current one. */
  valuesOf: (destination: Destination | null): DestinationFormValues => ({
    name: destination?.name ?? '',
    country: destination?.country ?? '',
    description: destination?.description ?? '',
    image: destination === null ? [] : [presentPicture(destination.imageUrl)],
  }),
  /**
   * The multipart form of the call. The current picture is not sent again: without a file the server keeps
   * it.
   */
  bodyOf: ({ image, ...fields }: z.output<typeof schema>, entry: Destination | null): FormData =>
    multipartOf({ ...fields, version: entry?.version }, { image: filesOf(image) }),
};
