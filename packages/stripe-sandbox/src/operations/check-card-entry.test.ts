import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn } from '../page/assets/card-rules.js';
import { checkCardEntry } from './check-card-entry.ts';

const now = Date.UTC(2026, 10, 21) / 1_000;
const good = { email: 'me@example.com', number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: 'Asha Rao' };

test('a good card passes, through the last month of its time', () => {
  expect(checkCardEntry(good, now)).toEqual({
    card: { email: 'me@example.com', number: '4242424242424242', expiryMonth: 11, expiryYear: 2026, name: 'Asha Rao' },
  });
});

test.each([
  ['email', 'me', 'Enter an email address'],
  ['number', '', 'Enter the card number'],
  ['number', '4242 4242', 'incomplete'],
  ['number', '4242 4242 4242 4243', 'not valid'],
  ['number', 'abcd', 'incomplete'],
  ['expiry', '10 / 26', 'expired'],
  ['expiry', '13 / 30', 'MM / YY'],
  ['expiry', '12 / 99', 'MM / YY'],
  ['cvc', '12', '3 digits'],
  ['cvc', '1234', '3 digits'],
  ['name', '  ', 'name on the card'],
] as const)('a wrong %s (%j) is said at that field alone', (field, value, message) => {
  expect(checkCardEntry({ ...good, [field]: value }, now)).toEqual({ errors: { [field]: expect.stringContaining(message) } });
});

test('an American Express card has 15 digits and a code of 4', () => {
  const amex = { ...good, number: '3782 822463 10005', cvc: '1234' };
  expect(checkCardEntry(amex, now)).toHaveProperty('card');
  expect(checkCardEntry({ ...amex, cvc: '123' }, now)).toHaveProperty('errors.cvc');
});

test('any single wrong digit fails the check', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
      const digits = '4242424242424242'.split('');
      digits[position] = String((Number(digits[position]) + shift) % 10);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }),
  );
});
