import { z } from 'zod';
import { lineSchema, proseSchema } from '../values/text.ts';
import { HARDEST_LEVEL, MAX_FACT_LINES, MAX_LANGUAGES, MAX_QUESTIONS } from './tour-package.rules.ts';

const atMost = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry, { error: 'Enter a list.' }).min(1, 'Enter at least one, or leave it out.').max(most, `Enter at most ${most}.`);

const WRONG_MAP = 'Enter an address that begins with https://.';
/** Only https: another scheme could run code in the browser of who follows it. */
const mapSchema = z
  .string({ error: WRONG_MAP })
  .trim()
  .max(500, 'Use at most 500 characters.')
  .refine((address) => /^https:\/\/\S+$/i.test(address) && URL.canParse(address), { message: WRONG_MAP });

const questionSchema = z.strictObject(
  { question: lineSchema(() => 'Enter a question.', 200), answer: proseSchema(() => 'Enter an answer.', 1000) },
  { error: 'Enter a question and its answer.' },
);

const WRONG_LEVEL = `Choose a level from 1 to ${HARDEST_LEVEL}.`;
const WRONG_AGE = 'Enter a whole number of years, from 1 to 99.';

/** What travellers ask before they book. Every part is optional, and shown only where it is filled. */
export const factsSchema = z.strictObject(
  {
    highlights: atMost(
      lineSchema(() => 'Enter a highlight.', 200),
      MAX_FACT_LINES,
    ).optional(),
    included: atMost(
      lineSchema(() => 'Enter what is included.', 200),
      MAX_FACT_LINES,
    ).optional(),
    notIncluded: atMost(
      lineSchema(() => 'Enter what is not included.', 200),
      MAX_FACT_LINES,
    ).optional(),
    toBring: atMost(
      lineSchema(() => 'Enter what to bring.', 200),
      MAX_FACT_LINES,
    ).optional(),
    meetingPoint: lineSchema(() => 'Enter a meeting point.', 200).optional(),
    map: mapSchema.optional().meta({ description: 'Where the meeting point is on a map: an https address' }),
    level: z.int(WRONG_LEVEL).min(1, WRONG_LEVEL).max(HARDEST_LEVEL, WRONG_LEVEL).optional().meta({
      description: 'How fit one should be: 1 easy, 2 light, 3 moderate, 4 demanding, 5 strenuous',
    }),
    languages: atMost(
      lineSchema(() => 'Enter a language.', 40),
      MAX_LANGUAGES,
    )
      .optional()
      .meta({ description: 'What its guides speak' }),
    minAge: z.int(WRONG_AGE).min(1, WRONG_AGE).max(99, WRONG_AGE).optional().meta({ description: 'In years' }),
    questions: atMost(questionSchema, MAX_QUESTIONS).optional(),
  },
  { error: 'The facts of a package are a JSON object.' },
);
export type PackageFacts = z.infer<typeof factsSchema>;

/** Of them what a booking keeps as it was booked: where the trip begins, and what belongs to it. */
export const bookedFactsSchema = factsSchema.pick({
  meetingPoint: true,
  map: true,
  toBring: true,
  included: true,
  notIncluded: true,
});
export type BookedFacts = z.infer<typeof bookedFactsSchema>;
