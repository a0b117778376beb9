import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPseudo, isTranslated, type LanguageCode } from '../languages.ts';
import { cataloguesFolder } from './catalogues-folder.ts';
import { type Entry, readEntries } from './read-catalogue.ts';
import { readTemplate } from './read-template.ts';

/** How far a language is. */
export type TextCounts = {
  /** That there are in it. */
  readonly texts: number;
  /** Of them, those that nobody who speaks the language has read. */
  readonly unreviewed: number;
  /** Shown in English. */
  readonly untranslated: number;
  /** Of them, those of the operator. */
  readonly own: number;
};

/** @param own texts of an operator, which stand in place of ours */
export const countTexts = (language: LanguageCode, own: readonly Entry[] = []): TextCounts => {
  if (!isTranslated(language) || isPseudo(language))
    return { texts: readTemplate().length, unreviewed: 0, untranslated: 0, own: own.length };
  const ours = readEntries(readFileSync(join(cataloguesFolder, `${language}.po`), 'utf8')).entries;
  const translated = new Map([...ours, ...own].filter(({ forms }) => forms.length > 0).map((entry) => [entry.key, entry]));
  return {
    texts: translated.size,
    unreviewed: [...translated.values()].filter(({ isUnreviewed }) => isUnreviewed).length,
    untranslated: readTemplate().filter(({ key }) => !translated.has(key)).length,
    own: own.length,
  };
};
