export * from './formats/index.ts';
export { isolate } from './isolate.ts';
export {
  addressIn,
  BASE_LANGUAGE,
  isLanguageCode,
  isPseudo,
  isTranslated,
  type Language,
  type LanguageCode,
  languages,
  prefixOf,
  type TranslatedLanguage,
  translatedLanguages,
} from './languages.ts';
export { pseudoCatalogue } from './pseudo-catalogue.ts';
export { ENGLISH, type Spoken, speakFrom, spokenFormats, spokenLanguage, t, tc, tn } from './spoken.ts';
export { fill, namesIn, type ValuesOf } from './text-with-values.ts';
export { type Catalogue, keyOf, type Words, wordsFrom, wordsOf } from './words.ts';
