import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type GetTextTranslationRecord, po } from 'gettext-parser';
import { cataloguesFolder } from '../files/index.ts';
import { findTexts } from './find-texts.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const SOURCES = ['apps/{web,api}/src/**/*.{ts,tsx}', 'packages/contracts/src/**/*.ts'];
const NOT_SHOWN = ['**/*.test.*', '**/*.states.*', '**/testing/**', 'apps/web/src/pages/developer/**'];

/** The file for translators: every text that the sources ask for, in English alone. */
export const TEMPLATE = join(cataloguesFolder, 'template.pot');

/** What stands in the template, made from the sources as they are. */
export const makeTemplate = (): string => {
  const texts = new Map<string, { english: readonly string[]; files: Set<string> }>();
  for (const path of globSync(SOURCES, { cwd: root, exclude: NOT_SHOWN }).toSorted())
    for (const { key, english } of findTexts(path, readFileSync(join(root, path), 'utf8'))) {
      const known = texts.get(key) ?? { english, files: new Set() };
      known.files.add(relative('.', path));
      texts.set(key, known);
    }
  const translations: GetTextTranslationRecord = {};
  for (const [key, { english, files }] of [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [msgid = '', plural] = english;
    const context = key.slice(0, -msgid.length).replace('\u0004', '');
    translations[context] ??= {};
    translations[context][msgid] = {
      msgid,
      ...(context !== '' && { msgctxt: context }),
      ...(plural !== undefined && { msgid_plural: plural }),
      msgstr: english.map(() => ''),
      comments: { reference: [...files].join('\n'), ...(/\{\w+\}/.test(english.join('')) && { flag: 'python-brace-format' }) },
    };
  }
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8', 'Plural-Forms': 'nplurals=2; plural=n != 1;' };
  return `${po.compile({ charset: 'utf-8', headers, translations }).toString('utf8').trimEnd()}\n`;
};
