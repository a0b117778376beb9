import { z } from 'zod';
import { translationSchemas, untranslatedSchema } from '../translation/translation.schema.ts';
import { jsonInText } from '../values/json-in-text.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { identity } from '../values/object-id.ts';
import { lineSchema, proseSchema } from '../values/text.ts';
import { editedVersionSchema, versionSchema } from '../values/version.ts';

const name = lineSchema(() => 'Enter a name.');
const country = lineSchema(() => 'Enter a country.');
const description = proseSchema(() => 'Enter a description.');

const translations = translationSchemas(
  { name: name.optional(), country: country.optional(), description: description.optional() },
  'DestinationTranslation',
);

/**
 * The text fields of the destination form; the picture is sent with them as `image` (docs/specification.md
 * section 5).
 */
export const destinationFormSchema = z.object({
  name,
  country,
  description,
  /**
   * Its texts in other languages. A call without the field, and each language that it does not name, keeps
   * the current ones; null removes them.
   */
  translations: z.preprocess(jsonInText, translations.form).optional(),
  version: editedVersionSchema,
});
export type DestinationForm = z.infer<typeof destinationFormSchema>;

export const destinationSchema = z
  .object({
    ...identity,
    name: z.string(),
    country: z.string(),
    description: z.string(),
    imageUrl: z.string(),
    version: versionSchema,
    translations: translations.answer.optional(),
    untranslated: untranslatedSchema.optional(),
    packageCount: z.int().min(0).meta({ description: 'Packages there that can be booked today or later' }),
    lowestPrice: rupeesSchema.nullable().meta({ description: 'Of these; null where there are none' }),
  })
  .meta({ id: 'Destination' });
export type Destination = z.infer<typeof destinationSchema>;

export const destinationSortSchema = z
  .enum(['name', '-name', 'country', '-country', 'booked'])
  .meta({ description: 'booked: those whose packages were booked most in the last 90 days, one page alone' });
export type DestinationSort = z.infer<typeof destinationSortSchema>;

/** How a destination appears inside a package. */
export const destinationReferenceSchema = z.object({ ...identity, name: z.string(), country: z.string() });
