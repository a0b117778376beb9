import { type Destination, destinationFormSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { multipartOf } from '../../shared/api/multipart-of.ts';
import { type FormPicture, filesOf, presentPicture } from '../../shared/pictures/form-picture.ts';
import {
  alongWith,
  type TranslationValues,
  translationsIn,
  translationValuesOf,
} from '../../shared/translations/translation-values.ts';

/** All four are required, also when editing (docs/specification.md section 5). */
const schema = destinationFormSchema.omit({ version: true }).extend({
  translations: z
    .custom<TranslationValues>()
    .transform((values): unknown => translationsIn(values))
    .pipe(destinationFormSchema.shape.translations),
  image: z.custom<FormPicture[]>().refine(({ length }) => length > 0, 'Choose a picture.'),
});
export type DestinationFormValues = z.input<typeof schema>;
export type DestinationFormOutput = z.output<typeof schema>;

/** The English texts as they are typed. */
export const typedTextsOf = ({
  name,
  country,
  description,
}: Pick<DestinationFormValues, 'name' | 'country' | 'description'>) => ({
  name: name.trim(),
  country: country.trim(),
  description: description.trim(),
});

export const destinationForm = {
  labels: { name: 'Name', country: 'Country', description: 'Description', translations: 'Translations', image: 'Image' },
  schema: z
    .custom<DestinationFormValues>()
    .transform((values) => ({ ...values, translations: alongWith(typedTextsOf(values), values.translations) }))
    .pipe(schema),
  /** `image` holds one picture; when editing it begins with the current one. */
  valuesOf: (destination: Destination | null): DestinationFormValues => ({
    name: destination?.name ?? '',
    country: destination?.country ?? '',
    description: destination?.description ?? '',
    translations: translationValuesOf(destination === null ? {} : typedTextsOf(destination), destination?.translations),
    image: destination === null ? [] : [presentPicture(destination.imageUrl)],
  }),
  /**
   * The multipart form of the call. The current picture is not sent again: without a file the server keeps
   * it.
   */
  bodyOf: ({ image, translations, ...fields }: DestinationFormOutput, entry: Destination | null): FormData =>
    multipartOf(
      { ...fields, translations: translations === undefined ? undefined : JSON.stringify(translations), version: entry?.version },
      { image: filesOf(image) },
    ),
};
