import { type AgencyValues, agencyWordsOf, textsIn, writtenAgency } from '@wayfarer/contracts';
import { BASE_LANGUAGE, type TranslatedLanguage } from '@wayfarer/words';
import { inLanguage } from '../../language/in-language.ts';

/** What the product says for an agency that has not changed it, in English whoever asks. */
export const ourTexts = (name: string): AgencyValues => inLanguage(BASE_LANGUAGE, () => writtenAgency(name));

/** Each of these texts in a language, by the English one, wherever an agency says it. */
export const ourTextsIn = (language: TranslatedLanguage, name: string): ReadonlyMap<string, string> => {
  const translated = textsIn(agencyWordsOf(inLanguage(language, () => writtenAgency(name))));
  return new Map(
    [...textsIn(agencyWordsOf(ourTexts(name)))].map(([path, english]) => [english, translated.get(path) ?? english]),
  );
};
