import { expect, test } from 'vitest';
import { countryOf } from '../../integrations/phone-numbers.ts';
import { isSoughtPhone, phoneKeysOf, soughtPhonesOf } from './phone-keys.ts';

const finds = (search: string, stored: string, timeZone = 'Asia/Kolkata'): boolean => {
  const sought = soughtPhonesOf(search, timeZone);
  return sought !== null && isSoughtPhone(stored, sought, timeZone);
};

test.each([
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Europe/Paris', 'FR'],
  ['Europe/London', 'GB'],
  ['America/Chicago', 'US'],
  ['Asia/Dubai', 'AE'],
  ['Pacific/Auckland', 'NZ'],
  ['UTC', undefined],
])('a site on the time of %s is in the country %s', (timeZone, country) => {
  expect(countryOf(timeZone)).toBe(country);
});

test.each([
  ['06 12345678', ['+33 6 12 34 56 78', '0033 612345678', '33612345678', '612345678', '12345678', '0612345678']],
  ['050 1234567', ['+971 50 1234567', '00971501234567']],
  ['81234567', ['+65 81234567', '8123 4567']],
  ['(0) 170 1234567', ['+49 170 1234567']],
  ['+49 (0)170 1234567', ['0170 1234567', '+49 170 1234567', '170 1234567']],
  ['8 912 345-67-89', ['+7 912 345-67-89']],
  ['+91 98765 43210', ['098765 43210', '98765 43210', '00919876543210']],
])('on a site in any country %s is found by %j', (stored, searches) => {
  for (const search of searches) expect([search, finds(search, stored)]).toEqual([search, true]);
});

test('what is dialled only at home does not hide a number from who dials it from abroad', () => {
  expect(finds('+54 9 11 2345 6789', '011 15-2345-6789', 'America/Argentina/Buenos_Aires')).toBe(true);
  expect(finds('011 15-2345-6789', '+54 9 11 2345 6789', 'America/Argentina/Buenos_Aires')).toBe(true);
  expect(finds('+36 20 123 4567', '06 20 123 4567', 'Europe/Budapest')).toBe(true);
});

test('beside what was typed stands the number as E.164, and neither finds somebody else', () => {
  expect(phoneKeysOf('06 12 34 56 78', 'Europe/Paris')).toContain('+33612345678');
  expect(phoneKeysOf('098765 43210 ext. 12', 'Asia/Kolkata')).toContain('+919876543210');
  expect(finds('+33 6 12 34 56 79', '06 12 34 56 78')).toBe(false);
  expect(finds('+65 8123 4567', '8123 4568')).toBe(false);
});

test('a number that no country has is found as it was typed', () => {
  expect(phoneKeysOf('000 111 222', 'UTC').every((key) => !key.startsWith('+'))).toBe(true);
  expect(finds('111222', '000 111 222')).toBe(true);
});
