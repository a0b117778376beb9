import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';
import { listedValues } from './listed-values.ts';

test('a list of values is read from right to left in Arabic, whatever its values are and wherever it stands', () => {
  const listed = inLanguage('ar', () => listedValues('الثلاثاء', undefined, 'Hospet Junction'));
  // The order of its parts, and each part by itself.
  expect(listed).toBe('\u2067\u2068الثلاثاء\u2069، \u2068Hospet Junction\u2069\u2069');
  expect(inLanguage('de', () => listedValues('Di.', 'Hospet'))).toBe('Di., Hospet');
});
