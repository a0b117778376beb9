import { BASE_LANGUAGE, type Catalogue, isLanguageCode, isPseudo, type LanguageCode, languages } from '@wayfarer/words';
import { catalogueOf, countTexts, NO_OWN_WORDS, type OwnWords, readOwnWords, type TextCounts } from '@wayfarer/words/files';
import type { Config } from '../config.ts';

/** Where an operator's texts are, and in which languages anybody reads them. */
export type WordsPlace = Pick<Config, 'LANGUAGES' | 'WORDS_DIR'>;

/** Of this process: all that it says, it says in the same words. */
let own: OwnWords = NO_OWN_WORDS;
const catalogues = new Map<LanguageCode, Catalogue>();
const counts = new Map<LanguageCode, TextCounts>();

const notOffered = ({ LANGUAGES }: WordsPlace): string[] =>
  Object.keys(own.entries)
    .filter((code) => code !== BASE_LANGUAGE && !LANGUAGES.includes(code))
    .map((code) => `${code}.po: this site is not offered in this language, so nobody reads it (LANGUAGES).`);

/**
 * Takes the texts of the operator from now on, before anything is said.
 * @returns what is wrong with them, a sentence each
 */
export const takeOwnWords = (place: WordsPlace): readonly string[] => {
  own = place.WORDS_DIR === undefined ? NO_OWN_WORDS : readOwnWords(place.WORDS_DIR);
  catalogues.clear();
  counts.clear();
  own = { ...own, faults: [...own.faults, ...notOffered(place)] };
  return own.faults;
};

/** What is wrong with the texts of the operator, a sentence each. */
export const ownWordsFaults = (): readonly string[] => own.faults;

/** Whether the operator has texts of their own in a language. */
export const hasOwnWords = (language: LanguageCode): boolean => own.entries[language] !== undefined;

/** The texts of a language, those of the operator in place of ours; null: English as in the sources. */
export const catalogueIn = (language: LanguageCode): Catalogue | null => {
  if (language === BASE_LANGUAGE && !hasOwnWords(language)) return null;
  const catalogue = catalogues.get(language) ?? catalogueOf(language, own.entries[language]);
  catalogues.set(language, catalogue);
  return catalogue;
};

/** How far each language is that is read here: of English where the operator has texts of their own. */
export const languagesRead = ({ LANGUAGES }: WordsPlace): (TextCounts & { readonly language: string })[] =>
  [BASE_LANGUAGE, ...LANGUAGES]
    .filter((code) => isLanguageCode(code))
    .filter((code) => (code === BASE_LANGUAGE ? hasOwnWords(code) : !isPseudo(code)))
    .map((code) => {
      const counted = counts.get(code) ?? countTexts(code, own.entries[code]);
      counts.set(code, counted);
      return { language: languages[code].english, ...counted };
    });
