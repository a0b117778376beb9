import { type Letter, type LetterKind, ourWords, wordsSchemaOf } from '@wayfarer/contracts';
import { z } from 'zod';
import {
  alongWith,
  type TranslationValues,
  translationsIn,
  translationValuesOf,
} from '../../shared/translations/translation-values.ts';

export type LetterValues = { subject: string; text: string; translations: TranslationValues };
export type TypedWords = z.output<ReturnType<typeof wordsSchemaOf>>;

/** The English words as they are typed. */
export const typedTextsOf = ({ subject, text }: Pick<LetterValues, 'subject' | 'text'>) => ({
  subject: subject.trim(),
  text: text.trim(),
});

/** What is typed as the contract has it. */
export const letterSchemaOf = (kind: LetterKind) =>
  z.preprocess(
    ({ translations, ...words }: LetterValues) => ({
      ...words,
      translations: translationsIn(alongWith(typedTextsOf(words), translations)),
    }),
    wordsSchemaOf(kind),
  );

/** What an editor begins with: the agency's words, or else those of the product. */
export const letterValuesOf = ({ kind, own, translations }: Letter): LetterValues => {
  const { subject, text } = own ?? ourWords[kind];
  return { subject, text, translations: translationValuesOf(typedTextsOf({ subject, text }), translations) };
};

/** The words as a preview takes them; in English alone where something is wrong with them, which it tells. */
export const typedWordsOf = (kind: LetterKind, values: LetterValues): TypedWords =>
  letterSchemaOf(kind).safeParse(values).data ?? { subject: values.subject, text: values.text };
