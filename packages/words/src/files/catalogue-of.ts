import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPseudo, type TranslatedLanguage } from '../languages.ts';
import { pseudoCatalogue } from '../pseudo-catalogue.ts';
import type { Catalogue } from '../words.ts';
import { cataloguesFolder } from './catalogues-folder.ts';
import { formatsIn } from './formats/index.ts';
import { readCatalogue, readEntries } from './read-catalogue.ts';
import { withIsolatedValues } from './with-isolated-values.ts';

const readTexts = (language: TranslatedLanguage): Catalogue => {
  const read = (file: string): string => readFileSync(join(cataloguesFolder, file), 'utf8');
  if (!isPseudo(language)) return { ...readCatalogue(read(`${language}.po`)), formats: formatsIn[language] };
  const { entries } = readEntries(read('template.pot'));
  return pseudoCatalogue(language, Object.fromEntries(entries.map(({ key, english }) => [key, english])));
};

/** The texts of a language from its file, and how it is written; a pseudo-language is made from English. */
export const catalogueOf = (language: TranslatedLanguage): Catalogue => withIsolatedValues(readTexts(language));
