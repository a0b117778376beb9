import { expect, test } from 'vitest';
import { formatDay, formatInstantDay, formatShortDay, todayOnSite } from './calendar-day.ts';

test('a calendar day is written for people and moved by no time zone', () => {
  expect(formatDay('2026-12-12')).toBe('Sat, 12 Dec 2026');
  expect(formatDay('2026-12-12T00:00:00.000Z')).toBe('Sat, 12 Dec 2026');
  expect(formatShortDay('2026-01-01')).toBe('1 Jan 2026');
});

test('something that is no day is shown as it came', () => {
  expect(formatDay('soon')).toBe('soon');
});

test("today and the days of instants are the site's, not the browser's", () => {
  expect(todayOnSite(new Date('2026-06-30T20:00:00Z'), 'Asia/Kolkata')).toBe('2026-07-01');
  expect(todayOnSite(new Date('2026-06-30T20:00:00Z'), 'America/New_York')).toBe('2026-06-30');
  expect(formatInstantDay('2026-06-30T20:00:00Z')).toBe('Wed, 1 Jul 2026');
});
