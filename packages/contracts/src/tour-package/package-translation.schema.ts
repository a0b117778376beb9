import { z } from 'zod';
import { MAX_CATEGORIES, MAX_EXTRAS, MAX_SEASONS } from '../price/price.rules.ts';
import { categoriesSchema, choiceIdSchema, extrasSchema, seasonsSchema } from '../price/price.schema.ts';
import { translatedListOf, translationSchemas } from '../translation/translation.schema.ts';
import { MAX_OWN_QUESTIONS } from '../traveller/question.rules.ts';
import { translatedQuestionSchema } from '../traveller/question.schema.ts';
import { translatedFactsSchema } from './package-texts.ts';
import { MAX_FACT_LINES, MAX_LANGUAGES, MAX_QUESTIONS } from './tour-package.rules.ts';

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
      itinerary: translatedListOf(day, most),
      facts: z
        .strictObject(
          {
            highlights: translatedListOf(shape.highlights.unwrap().element, MAX_FACT_LINES),
            included: translatedListOf(shape.included.unwrap().element, MAX_FACT_LINES),
            notIncluded: translatedListOf(shape.notIncluded.unwrap().element, MAX_FACT_LINES),
            toBring: translatedListOf(shape.toBring.unwrap().element, MAX_FACT_LINES),
            meetingPoint: shape.meetingPoint,
            languages: translatedListOf(shape.languages.unwrap().element, MAX_LANGUAGES),
            questions: translatedListOf(shape.questions.unwrap().element.partial(), MAX_QUESTIONS),
          },
          { error: 'Enter the texts of the facts.' },
        )
        .optional(),
      categories: byId(categoriesSchema.element.shape.name, MAX_CATEGORIES),
      seasons: translatedListOf(seasonsSchema.element.shape.name, MAX_SEASONS),
      extras: byId(z.strictObject({ name: name.optional(), text }, { error: 'Enter a name or a text.' }), MAX_EXTRAS),
      ownQuestions: byId(translatedQuestionSchema, MAX_OWN_QUESTIONS),
    },
    'PackageTranslation',
  );
