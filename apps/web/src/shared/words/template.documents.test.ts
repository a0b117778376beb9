import { readFileSync } from 'node:fs';
import { makeTemplate, TEMPLATE } from '@wayfarer/words/catalogue';
import { expect, test } from 'vitest';

test('the template for translators has every text that the website asks for; npm run words writes it', () => {
  expect(readFileSync(TEMPLATE, 'utf8')).toBe(makeTemplate());
});
