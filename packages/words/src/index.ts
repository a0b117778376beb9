export { isLanguageCode, type Language, type LanguageCode, languages } from './languages.ts';
export { pseudoCatalogue } from './pseudo-catalogue.ts';
export { fill, namesIn, type ValuesOf } from './text-with-values.ts';
export { type Catalogue, keyOf, type Words, wordsOf } from './words.ts';
