import { expect, test } from 'vitest';
import { formatDay, formatShortDay } from '../../format/calendar-day.ts';
import { typedDay } from './typed-day.ts';

test.each([
  '2026-12-05',
  '5/12/2026',
  '05.12.2026',
  '5-12-2026',
  '5 12 2026',
  '5. 12. 2026',
  ' 5 Dec 2026 ',
  '5 december 2026',
  'Sat, 5 Dec 2026',
])('%j is typed for the 5th of December 2026', (text) => {
  expect(typedDay(text)).toBe('2026-12-05');
});

test.each(['', '12', 'tomorrow', '31 Nov 2026', '29/2/2027', '2026-13-01', '5 Foo 2026', '5/12/26', '0 Dec 2026'])(
  '%j is no day',
  (text) => {
    expect(typedDay(text)).toBeNull();
  },
);

test('each day that a screen writes can be typed', () => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2028-${String(month).padStart(2, '0')}-29`;
    expect([typedDay(formatDay(day)), typedDay(formatShortDay(day))]).toEqual([day, day]);
  }
});

test.each([
  ['24 12', '2026-12-24'],
  ['24.12.', '2026-12-24'],
  ['24 Dec', '2026-12-24'],
  ['30 11', '2026-11-30'],
  ['29/11', '2027-11-29'],
  ['29 2', '2028-02-29'],
  ['24 12 2025', '2025-12-24'],
  ['31 11', null],
  ['24', null],
])('%j, typed on 30 November 2026 without a year, is %j', (text, day) => {
  expect(typedDay(text, '2026-11-30')).toBe(day);
});
