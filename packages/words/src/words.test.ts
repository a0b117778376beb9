import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Catalogue, fill, keyOf, pseudoCatalogue, wordsOf } from './index.ts';

const english = wordsOf(null);
const texts = {
  'Hello {name}': ['Hullo {name}'],
  '{n} seat left': ['just one seat', '{n} seats still'],
  [keyOf('Light', 'a theme')]: ['Bright'],
};
const other = wordsOf({ language: 'xx', texts } satisfies Catalogue);

test('a text is said in its language with its values, and in English where it is missing', () => {
  expect(english.t('Hello {name}', { name: 'Asha' })).toBe('Hello Asha');
  expect(other.t('Hello {name}', { name: 'Asha' })).toBe('Hullo Asha');
  expect(other.t('Not there')).toBe('Not there');
});

test('a number takes the form of its language, and English in the sources’ own two', () => {
  const left = (words: typeof english, count: number) => words.tn(count, '{n} seat left', '{n} seats left');
  expect([0, 1, 2].map((count) => left(english, count))).toEqual(['0 seats left', '1 seat left', '2 seats left']);
  expect([0, 1, 2].map((count) => left(other, count))).toEqual(['0 seats still', 'just one seat', '2 seats still']);
});

test('an English word with two meanings has a translation for each', () => {
  expect([other.tc('a theme', 'Light'), other.t('Light')]).toEqual(['Bright', 'Light']);
});

test('a value is inserted as it is, whatever braces and signs are in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      expect(fill('{a}, {b}', { a: one, b: two })).toBe(`${one}, ${two}`);
    }),
  );
  expect(fill('{a}, {b}', { a: '{b}', b: '$&' })).toBe('{b}, $&');
});

test('a pseudo-language has brackets around each text, is longer, and keeps the places of values', () => {
  const words = wordsOf(pseudoCatalogue('xx', { 'From {day} on': ['From {day} on'] }));
  expect(words.t('From {day} on', { day: 'Mon' })).toBe('[Fröm Mon öñ~~~~]');
});
