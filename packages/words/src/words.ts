import type { Formats } from './formats/formats.ts';
import { BASE_LANGUAGE, type LanguageCode, languages } from './languages.ts';
import { fill, type ValuesOf } from './text-with-values.ts';

/**
 * The texts of one language: each in its forms, by `keyOf` its English. Plain data, which is sent to the
 * browser as it is. What is missing is shown in English.
 */
export type Catalogue = {
  readonly language: LanguageCode;
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** How its days and numbers are written; absent: as in English. */
  readonly formats?: Formats;
};

/** As gettext separates a context from its text. */
const AFTER_CONTEXT = '\u0004';

/** What identifies a text in a catalogue. */
export const keyOf = (text: string, context?: string): string =>
  context === undefined ? text : `${context}${AFTER_CONTEXT}${text}`;

/** Nothing where a text has no values. */
type Given<Values> = keyof Values extends never ? [] : [values: Values];

/** The texts of one language, as a program asks for them. */
export type Words = {
  readonly language: LanguageCode;
  /**
   * A text in this language. A value's name stands in braces: `t('Hello {name}', { name })`.
   * @param text the English one, whole: neither glued together, nor lower-cased, nor taken apart
   */
  readonly t: <const Text extends string>(text: Text, ...values: Given<ValuesOf<Text>>) => string;
  /** Of an English text with two meanings, the one of a context: `tc('a theme', 'Light')`. */
  readonly tc: <const Text extends string>(context: string, text: Text, ...values: Given<ValuesOf<Text>>) => string;
  /** A text with a whole number, `{n}`, in the form that the number takes in this language. */
  readonly tn: <const One extends string, const Others extends string>(
    count: number,
    one: One,
    others: Others,
    ...values: Given<Omit<ValuesOf<One | Others>, 'n'>>
  ) => string;
};

/** The words of whatever catalogue is the current one when a text is asked for; null is English. */
export const wordsFrom = (current: () => Catalogue | null): Omit<Words, 'language'> => {
  const said = (key: string, text: string, count?: number): string => {
    const catalogue = current();
    if (catalogue === null) return text;
    const form = count === undefined ? 0 : languages[catalogue.language].formOf(Math.abs(count));
    return catalogue.texts[key]?.[form] ?? text;
  };
  return {
    t: (text, values?: object) => fill(said(text, text), values),
    tc: (context, text, values?: object) => fill(said(keyOf(text, context), text), values),
    tn: (count, one, others, values?: object) => fill(said(one, count === 1 ? one : others, count), { ...values, n: count }),
  };
};

/** The words of a language. @param catalogue null for English, which needs none */
export const wordsOf = (catalogue: Catalogue | null): Words => ({
  language: catalogue?.language ?? BASE_LANGUAGE,
  ...wordsFrom(() => catalogue),
});
