import { BASE_LANGUAGE, isTranslated, type LanguageCode, translatedLanguages } from '@wayfarer/words';
import type { EmailKind } from '../email/email-kinds.ts';
import { type Texts, textsIn } from '../translation/text-tree.ts';
import { type SentTranslations, translationOf, type WrittenTranslations } from '../translation/written-translation.ts';
import { beginningOf } from '../values/characters.ts';

/** The emails to travellers that an agency may word itself, in the order of a booking. */
export const letterKinds = [
  'booking-received',
  'payment-failed',
  'hold-expired',
  'booking-confirmed',
  'payment-received',
  'balance-reminder',
  'balance-overdue',
  'departure-guaranteed',
  'booking-changed',
  'trip-reminder',
  'trip-after',
  'booking-cancelled',
  'refund-completed',
  'refund-returned',
] as const satisfies readonly EmailKind[];
export type LetterKind = (typeof letterKinds)[number];

/** What a field stands for, as staff read it. */
export const letterFields = {
  name: 'Name of the traveller',
  trip: 'Title of the trip',
  day: 'First day of the trip',
  place: 'Place of the trip',
  number: 'Booking number',
  persons: 'Number of persons',
  total: 'Price of the booking',
  agency: 'Name of the agency',
  received: 'The payment that came',
  owed: 'What is still owed',
  due: 'The last day to pay it',
  refund: 'What goes back',
  when: 'In how many days',
} as const;
export type LetterField = keyof typeof letterFields;

const OF_EVERY_LETTER = ['name', 'trip', 'day', 'place', 'number', 'persons', 'total', 'agency'] as const;
const ofKind: { readonly [Kind in LetterKind]?: readonly LetterField[] } = {
  'payment-received': ['received', 'owed', 'due'],
  'balance-reminder': ['owed', 'due'],
  'balance-overdue': ['owed', 'due'],
  'trip-reminder': ['when'],
  'booking-cancelled': ['refund'],
  'refund-completed': ['refund'],
  'refund-returned': ['refund'],
};

/** The fields of a kind: those alone that each email of the kind has, so that none goes out with a gap. */
export const fieldsOfLetter = (kind: LetterKind): readonly LetterField[] => [...OF_EVERY_LETTER, ...(ofKind[kind] ?? [])];

export type LetterWords = { readonly subject: string; readonly text: string };
/** In English, with what is translated of them beside it. */
export type OwnLetter = LetterWords & { readonly translations?: WrittenTranslations };

/**
 * The words for a reader of a language. Subject and text are in the same one: where either of them is not
 * translated, both are as they were written in English.
 */
export const letterIn = (
  { subject, text, translations }: OwnLetter,
  language: LanguageCode,
): LetterWords & { readonly language: LanguageCode } => {
  const { texts } = translationOf(isTranslated(language) ? translations?.[language] : undefined);
  const [ownSubject, ownText] = [texts.get('subject'), texts.get('text')];
  return ownSubject === undefined || ownText === undefined
    ? { subject, text, language: BASE_LANGUAGE }
    : { subject: ownSubject, text: ownText, language };
};

const FIELD = /\{([^{}]*)\}/g;
const MAX_QUOTED_LENGTH = 30;

/** What is wrong with the fields in a text; null where nothing is. @param known at least one */
export const fieldProblemIn = (text: string, known: readonly string[]): string | null => {
  const wrong = [...text.matchAll(FIELD)].find(([, name = '']) => !known.includes(name));
  if (wrong) {
    const [last, ...others] = known.map((name) => `{${name}}`).toReversed();
    const before = others.length === 0 ? '' : `${others.toReversed().join(', ')} or `;
    return `{${beginningOf(wrong[1] ?? '', MAX_QUOTED_LENGTH)}} is not a field here. Use ${before}${last}.`;
  }
  return /[{}]/.test(text.replaceAll(FIELD, '')) ? 'A brace stands alone. A field has one on each side, such as {name}.' : null;
};

/**
 * What is wrong with the fields of own words, by where they stand: `subject`, `translations.de.text`. Empty
 * where nothing is.
 */
export const letterProblems = (
  kind: LetterKind,
  { subject, text, translations }: LetterWords & { readonly translations?: SentTranslations },
): Readonly<Record<string, string>> => {
  const known = fieldsOfLetter(kind);
  const problemsIn = (texts: Texts, within = ''): [string, string][] =>
    [...texts].flatMap(([part, typed]): [string, string][] => {
      const problem = fieldProblemIn(typed, known);
      return problem === null ? [] : [[`${within}${part}`, problem]];
    });
  return Object.fromEntries([
    ...problemsIn(textsIn({ subject, text })),
    ...translatedLanguages.flatMap((code) =>
      problemsIn(translationOf(translations?.[code] ?? undefined).texts, `translations.${code}.`),
    ),
  ]);
};

/**
 * A text with values in place of its fields, each put in once: a field inside a value stays as it is. Null
 * where a field has no value, which a version after this one may have stored.
 */
export const fillFields = (text: string, values: { readonly [Name in LetterField]?: string }): string | null => {
  let isFilled = true;
  const filled = text.replaceAll(FIELD, (field, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as LetterField] : undefined;
    isFilled &&= value !== undefined;
    return value ?? field;
  });
  return isFilled ? filled : null;
};
