import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { cataloguesFolder, formatsIn } from '../files/index.ts';
import { isPseudo, languages, translatedLanguages } from '../languages.ts';
import { checkCatalogue, TEMPLATE } from './index.ts';

const template = readFileSync(TEMPLATE, 'utf8');
const spoken = translatedLanguages.filter((code) => !isPseudo(code));
/** Languages that have begun: what is missing in them is shown in English. What is there must be right. */
const INCOMPLETE: readonly string[] = [];
const sourceOf = (language: string): string => readFileSync(join(cataloguesFolder, `${language}.po`), 'utf8');

test.each(spoken)('every text that travellers read is translated into the language %s, whole and with its values', (language) => {
  const missing = / is not translated\.$/;
  const faults = checkCatalogue(sourceOf(language), template);
  expect(faults.filter((fault) => !(INCOMPLETE.includes(language) && missing.test(fault)))).toEqual([]);
});

test.each(spoken)(
  'the catalogue of %s says as many forms of a number as the language has, and how it is written is known',
  (language) => {
    const { headers } = po.parse(sourceOf(language));
    expect(headers['Plural-Forms']).toMatch(new RegExp(`^nplurals=${languages[language].forms};`));
    expect(formatsIn[language as keyof typeof formatsIn]).toMatchObject({ weekdays: { length: 7 }, months: { length: 12 } });
  },
);

test.each(spoken)('each whole number has its own form in %s, as the rules of Unicode say', (language) => {
  const rules = new Intl.PluralRules(languages[language].tag);
  const formOfCategory = new Map<string, Set<number>>();
  for (let count = 0; count <= 200; count++) {
    const category = rules.select(count);
    formOfCategory.set(category, (formOfCategory.get(category) ?? new Set()).add(languages[language].formOf(count)));
  }
  expect([...formOfCategory.values()].map((forms) => forms.size)).toEqual([...formOfCategory].map(() => 1));
});
