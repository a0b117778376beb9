import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf } from '@wayfarer/words/files';
import { expect, test } from 'vitest';
import { firstLetters, withFirstFont, withOwnFont } from './first-font.ts';
import { ENGLISH, type SiteLanguage } from './languages.ts';

const css = readFileSync(join(import.meta.dirname, '../shared/ui/fonts/first-font.css'), 'utf8').replace(
  './figtree-first.woff2',
  '/assets/figtree-first-AbC_12-3.woff2',
);
const pageOf = `<link rel="preload" as="font" href="/assets/figtree-first-AbC_12-3.woff2"><style>${css}</style>`;
const language = (code: 'de' | 'fr' | 'es' | 'ar'): SiteLanguage => ({
  code,
  prefix: `/${code}`,
  texts: { catalogue: catalogueOf(code), address: '', font: code === 'ar' ? undefined : `/assets/figtree-${code}-1.woff2` },
});

/** The letters that a style sheet takes from its first font. */
const lettersIn = (sheet: string): Set<string> => {
  const [, ranges = ''] = /unicode-range:([^;]*);/.exec(sheet) ?? [];
  const letters = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
  return new Set(letters);
};

test.each(withOwnFont)('a page in %s has one first font, with every letter of its own names of days', (code) => {
  const page = withFirstFont(language(code), pageOf);
  expect(page).not.toContain('figtree-first-AbC');
  expect(page.match(/\/assets\/figtree-\w+-1\.woff2/g)).toHaveLength(2);
  const letters = lettersIn(page);
  const { formats } = catalogueOf(code);
  const written = [...(formats?.months ?? []), ...(formats?.weekdays ?? []), firstLetters[code] ?? ''].join('');
  expect(Array.from(written).filter((letter) => !letters.has(letter))).toEqual([]);
});

test('an English page has its first font as it is; the isolates of an Arabic one load no other file', () => {
  expect(withFirstFont(ENGLISH, pageOf)).toBe(pageOf);
  const page = withFirstFont(language('ar'), pageOf);
  expect(page.match(/figtree-first-AbC_12-3/g)).toHaveLength(2);
  const letters = lettersIn(page);
  expect(['\u2066', '\u2069', 'A', '₹'].filter((letter) => !letters.has(letter))).toEqual([]);
});
