import { z } from 'zod';
import { translatedListOf, translationSchemas } from '../translation/translation.schema.ts';
import { jsonInText } from '../values/json-in-text.ts';
import { lineSchema, proseSchema } from '../values/text.ts';

/** The maximum number of figures and of testimonials. */
export const MAX_FIGURES = 8;
export const MAX_TESTIMONIALS = 12;

const figureSchema = z.object({
  figure: lineSchema(() => 'Enter a figure.', 12),
  label: lineSchema(() => 'Enter what the figure counts.', 40),
});
export type AgencyFigure = z.infer<typeof figureSchema>;

const testimonialSchema = z.object({
  author: lineSchema(() => 'Enter a name.', 60),
  trip: lineSchema(() => 'Enter a trip.', 60),
  words: proseSchema(() => 'Enter what was said.', 400),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

const listOf = <Entry extends z.ZodType>(entry: Entry, most: number, what: string) =>
  z.preprocess(
    jsonInText,
    z
      .array(entry, { error: `The ${what} are a JSON list.` })
      .min(1, 'Keep at least 1.')
      .max(most, `Keep at most ${most}.`),
  );

const proses = {
  hours: proseSchema(() => 'Enter the opening hours.', 300),
  aboutLead: proseSchema(() => 'Enter a sentence.', 200),
  aboutText: proseSchema(() => 'Enter a text.', 1000),
  storyHeading: lineSchema(() => 'Enter a heading.'),
  storyLead: proseSchema(() => 'Enter a sentence.', 400),
  story: proseSchema(() => 'Enter a text.', 3000),
};

const line = (asked: () => string, longest: number) => lineSchema(asked, longest).optional();
/** Who runs the trips. Every part is optional, and shown only where it is filled. */
export const operatorSchema = z.strictObject(
  {
    people: line(() => 'Enter who runs the trips.', 200),
    since: z
      .string()
      .regex(/^\d{4}$/, 'Enter a year of four digits.')
      .optional(),
    languages: line(() => 'Enter the languages.', 100),
    licence: line(() => 'Enter the licence.', 200),
    cover: line(() => 'Enter what covers travellers.', 300),
    answers: line(() => 'Enter how fast you answer.', 100),
  },
  { error: 'Who runs the trips is a JSON object.' },
);

const saidSchema = translatedListOf(testimonialSchema.omit({ author: true }).partial(), MAX_TESTIMONIALS);
const translations = translationSchemas(
  {
    ...z.object(proses).partial().shape,
    figures: translatedListOf(figureSchema.omit({ figure: true }), MAX_FIGURES),
    clientReviews: saidSchema,
    travellerReviews: saidSchema,
    operator: operatorSchema.omit({ since: true }).optional(),
  },
  'AgencyTranslation',
);

/** The fields of the form that are texts for travellers, and their translations. */
export const agencyWordFields = {
  ...proses,
  figures: listOf(figureSchema, MAX_FIGURES, 'figures'),
  clientReviews: listOf(testimonialSchema, MAX_TESTIMONIALS, 'testimonials'),
  travellerReviews: listOf(testimonialSchema, MAX_TESTIMONIALS, 'testimonials'),
  operator: z.preprocess(jsonInText, operatorSchema).default({}),
  /**
   * In other languages. A call without the field, and each language that it does not name, keeps the present
   * ones; null removes them.
   */
  translations: z.preprocess(jsonInText, translations.form).optional(),
};

export const agencyTranslationsSchema = translations.answer;
