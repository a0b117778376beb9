import { readFileSync } from 'node:fs';
import { catalogueOf, readEntries } from '../files/index.ts';
import { translatedLanguages } from '../languages.ts';
import type { Catalogue } from '../words.ts';
import { TEMPLATE } from './template.ts';

/** What the browser runs: the website, and the rules that it shares with the API. */
const IN_BROWSER = /^(apps\/web|packages\/contracts)\//;

/** The texts that the website shows, in every language but English, which needs none. */
export const everyCatalogue = (): Catalogue[] => {
  const { entries } = readEntries(readFileSync(TEMPLATE, 'utf8'));
  const shown = new Set(entries.filter(({ files }) => files.some((file) => IN_BROWSER.test(file))).map(({ key }) => key));
  return translatedLanguages.map((code) => {
    const { texts, ...language } = catalogueOf(code);
    return { ...language, texts: Object.fromEntries(Object.entries(texts).filter(([key]) => shown.has(key))) };
  });
};
