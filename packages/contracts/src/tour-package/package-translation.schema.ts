import { z } from 'zod';
import { MAX_CATEGORIES, MAX_EXTRAS, MAX_SEASONS } from '../price/price.rules.ts';
import { categoriesSchema, choiceIdSchema, extrasSchema, seasonsSchema } from '../price/price.schema.ts';
import { translationSchemas } from '../translation/translation.schema.ts';
import { translatedFactsSchema } from './package-texts.ts';
import { MAX_FACT_LINES, MAX_LANGUAGES, MAX_QUESTIONS } from './tour-package.rules.ts';

/** A list with as many places as that of the package; null where an entry is not translated. */
const placesOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry.nullable(), { error: 'Enter a list.' }).max(most, `Enter at most ${most}.`).optional();
const byId = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z
    .record(choiceIdSchema, entry, { error: 'Enter one text for each id.' })
    .refine((texts) => Object.keys(texts).length <= most, { message: `Enter at most ${most}.` })
    .optional();

const { shape } = translatedFactsSchema;
const { name, text } = extrasSchema.element.shape;

type BaseTexts = { readonly title: z.ZodString; readonly description: z.ZodString; readonly day: z.ZodString };

/** The translated texts of a package, each as long as the English one may be. */
export const packageTranslationSchemas = ({ title, description, day, most }: BaseTexts & { readonly most: number }) =>
  translationSchemas(
    {
      title: title.optional(),
      description: description.optional(),
      itinerary: placesOf(day, most),
      facts: z
        .strictObject(
          {
            highlights: placesOf(shape.highlights.unwrap().element, MAX_FACT_LINES),
            included: placesOf(shape.included.unwrap().element, MAX_FACT_LINES),
            notIncluded: placesOf(shape.notIncluded.unwrap().element, MAX_FACT_LINES),
            toBring: placesOf(shape.toBring.unwrap().element, MAX_FACT_LINES),
            meetingPoint: shape.meetingPoint,
            languages: placesOf(shape.languages.unwrap().element, MAX_LANGUAGES),
            questions: placesOf(shape.questions.unwrap().element.partial(), MAX_QUESTIONS),
          },
          { error: 'Enter the texts of the facts.' },
        )
        .optional(),
      categories: byId(categoriesSchema.element.shape.name, MAX_CATEGORIES),
      seasons: placesOf(seasonsSchema.element.shape.name, MAX_SEASONS),
      extras: byId(z.strictObject({ name: name.optional(), text }, { error: 'Enter a name or a text.' }), MAX_EXTRAS),
    },
    'PackageTranslation',
  );
