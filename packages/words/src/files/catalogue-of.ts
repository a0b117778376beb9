import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPseudo, isTranslated, type LanguageCode } from '../languages.ts';
import { pseudoCatalogue } from '../pseudo-catalogue.ts';
import type { Catalogue } from '../words.ts';
import { cataloguesFolder } from './catalogues-folder.ts';
import { formatsIn } from './formats/index.ts';
import { type Entry, readCatalogue, textsOf } from './read-catalogue.ts';
import { readTemplate } from './read-template.ts';
import { withIsolatedValues } from './with-isolated-values.ts';

const readTexts = (language: LanguageCode, own: readonly Entry[]): Catalogue => {
  if (!isTranslated(language)) return { language, texts: textsOf(own) };
  if (isPseudo(language))
    return pseudoCatalogue(language, Object.fromEntries(readTemplate().map(({ key, english }) => [key, english])));
  const { texts } = readCatalogue(readFileSync(join(cataloguesFolder, `${language}.po`), 'utf8'));
  return { language, texts: { ...texts, ...textsOf(own) }, formats: formatsIn[language] };
};

/**
 * The texts of a language from its file, and how it is written; a pseudo-language is made from English.
 * @param own texts of an operator, which stand in place of ours: of English these are all that there are
 */
export const catalogueOf = (language: LanguageCode, own: readonly Entry[] = []): Catalogue =>
  withIsolatedValues(readTexts(language, own));
