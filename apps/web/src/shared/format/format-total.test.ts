import { expect, test } from 'vitest';
import { countWithNoun } from './format-total.ts';

test.each([
  [{ count: 0, isExact: true }, '0 bookings'],
  [{ count: 1, isExact: true }, '1 booking'],
  [{ count: 93, isExact: true }, '93 bookings'],
  [{ count: 1000, isExact: true }, '1,000 bookings'],
  [{ count: 1000, isExact: false }, '1,000+ bookings'],
])('%j reads %s', (total, words) => {
  expect(countWithNoun(total, 'booking')).toBe(words);
});
