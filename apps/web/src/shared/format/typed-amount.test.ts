import { formatMoney } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { amountSoFar, typedAmount } from './typed-amount.ts';

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
