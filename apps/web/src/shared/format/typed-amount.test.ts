import { formatMoney } from '@wayfarer/contracts';
import { ENGLISH } from '@wayfarer/words';
import { formatsIn } from '@wayfarer/words/files';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../words/words.ts';
import { amountSoFar, shownSoFar, typedAmount } from './typed-amount.ts';

afterEach(() => speak(ENGLISH));

test('every amount that a screen writes is understood when it is typed or pasted', () => {
  for (let paise = 1; paise < 1e12; paise = paise * 7 + 13) {
    const written = formatMoney(paise / 100);
    expect(Number(typedAmount(written))).toBe(paise / 100);
    expect(Number(amountSoFar(written))).toBe(paise / 100);
  }
});

test.each([
  ['24,500.50', '24500.50'],
  ['245,000', '245000'],
  [' ₹ 2,45,000 ', '245000'],
  ['24500', '24500'],
])('%j is an amount', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each(['', ' ', '1,5', '1,50', '24.500,50', '24,5000', ',500', '1e3', '-5', 'cheap', '5.5.5'])('%j is none', (text) => {
  expect(typedAmount(text)).toBeNull();
});

const every = Object.entries(formatsIn) as ['de' | 'fr' | 'es' | 'hi' | 'ar', (typeof formatsIn)['de']][];
test.each(every)('on a page in %s every amount that it writes is understood when it is typed or pasted', (language, formats) => {
  speak({ language, catalogue: { language, texts: {}, formats } });
  for (let paise = 1; paise < 1e12; paise = paise * 7 + 13) {
    const written = formatMoney(paise / 100);
    expect(Number(typedAmount(written))).toBe(paise / 100);
    expect(Number(amountSoFar(written))).toBe(paise / 100);
    expect(amountSoFar(shownSoFar(amountSoFar(written)))).toBe(amountSoFar(written));
  }
});

test('on a German page a comma stands before decimals and a point between thousands, also while it is typed', () => {
  speak({ language: 'de', catalogue: { language: 'de', texts: {}, formats: formatsIn.de } });
  expect(['1.500,5', '1500', '24.500,50 ₹', '24,500.50', '1.5', '1.50'].map(typedAmount)).toEqual([
    '1500.5',
    '1500',
    '24500.50',
    null,
    null,
    null,
  ]);
  expect(['1500,', '1.500,5', '1500,505'].map((text) => shownSoFar(amountSoFar(text)))).toEqual(['1500,', '1500,5', '1500,50']);
});
