import { type TranslatedLanguage, translatedLanguages } from '@wayfarer/words';
import { z } from 'zod';

/** More texts than one thing can have. */
const MAX_NOTED = 800;

/** Of each text the hash of the English one that it translates, by its path. */
const notedSchema = z
  .record(z.string().max(80), z.string().max(10), { error: 'Enter a hash for each text.' })
  .refine((noted) => Object.keys(noted).length <= MAX_NOTED, { message: 'Enter a hash for each text.' })
  .optional()
  .meta({ description: 'Of which English text each is a translation; without it of the present one' });

/** A list with as many places as the English one; null where an entry is not translated. */
export const translatedListOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry.nullable(), { error: 'Enter a list.' }).max(most, `Enter at most ${most}.`).optional();

type Shape = Readonly<Record<string, z.ZodType>>;
const WRONG = 'The translations are one object for each language.';

const oneOf = <Fields extends Shape>(fields: Fields, id: string) =>
  z.strictObject({ ...fields, of: notedSchema }, { error: WRONG }).meta({ id });
const inEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(translatedLanguages.map((code) => [code, schema])) as Record<TranslatedLanguage, Schema>;

/**
 * The texts of a thing in other languages: each optional, as a whole and one by one.
 * @param id of the shape of one language, in the API's own description
 */
export const translationSchemas = <Fields extends Shape>(fields: Fields, id: string) => {
  const one = oneOf(fields, id);
  return {
    /** In answers: only languages that have a text. */
    answer: z
      .strictObject(inEachLanguage(one.optional()))
      .meta({ description: 'Texts in other languages, by their codes; absent without any' }),
    /** In calls: what is left out stays as it is, and null removes a language, or all of them. */
    form: z.strictObject(inEachLanguage(one.nullable().optional()), { error: WRONG }).nullable(),
  };
};

/** A language that texts are asked for in. One that is not known is English. */
const knownLanguage = <Codes extends readonly string[]>(codes: Codes) =>
  z.preprocess(
    (asked) => (typeof asked === 'string' && codes.includes(asked) ? asked : undefined),
    z.enum(codes as unknown as [Codes[number], ...Codes[number][]]).optional(),
  );

/** Of reads whose texts are answered in a language, where they are translated. */
export const languageQuery = {
  language: knownLanguage(translatedLanguages).meta({
    description: 'Answers texts in this language, and names in `untranslated` which are not; English without it',
  }),
};

/** Of reads of what staff translate. */
export const languageOrAllQuery = {
  language: knownLanguage([...translatedLanguages, 'all'] as const).meta({
    description: 'The same; with `all` in English, with every translation in `translations`',
  }),
};

export const untranslatedSchema = z.array(z.string()).meta({
  description: 'Only with a language: which texts are not translated, such as `description` or `itinerary/2`',
});
