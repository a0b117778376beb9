export {
  addressIn,
  BASE_LANGUAGE,
  isLanguageCode,
  type Language,
  type LanguageCode,
  languages,
  prefixOf,
} from './languages.ts';
export { pseudoCatalogue } from './pseudo-catalogue.ts';
export { fill, namesIn, type ValuesOf } from './text-with-values.ts';
export { type Catalogue, keyOf, type Words, wordsFrom, wordsOf } from './words.ts';
