import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BASE_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '../languages.ts';
import { pseudoCatalogue } from '../pseudo-catalogue.ts';
import type { Catalogue } from '../words.ts';
import { readCatalogue, readEntries } from './read-catalogue.ts';
import { TEMPLATE } from './template.ts';

const catalogueOf = (language: LanguageCode): Catalogue => {
  if (language !== 'xx' && language !== 'xr')
    return readCatalogue(readFileSync(join(dirname(TEMPLATE), `${language}.po`), 'utf8'));
  const { entries } = readEntries(readFileSync(TEMPLATE, 'utf8'));
  return pseudoCatalogue(language, Object.fromEntries(entries.map(({ key, english }) => [key, english])));
};

/** The catalogues of every language but English, which needs none. */
export const everyCatalogue = (): Catalogue[] =>
  Object.keys(languages)
    .filter((code) => isLanguageCode(code))
    .filter((code) => code !== BASE_LANGUAGE)
    .map(catalogueOf);
