import { afterEach, expect, test } from 'vitest';
import { siteSettings } from '../site-settings.ts';
import { formatDay, formatInstantDay, formatShortDay, formatWindow, todayOnSite } from './calendar-day.ts';

test('a calendar day is written for people and moved by no time zone', () => {
  expect(formatDay('2026-12-12')).toBe('Sat, 12 Dec 2026');
  expect(formatDay('2026-12-12T00:00:00.000Z')).toBe('Sat, 12 Dec 2026');
  expect(formatShortDay('2026-01-01')).toBe('1 Jan 2026');
});

test("every day of a year is written as the locale en-GB writes it, but for 'Sept': each month has three letters", () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000)
    expect(formatDay(new Date(day).toISOString())).toBe(format.format(day).replace('Sept', 'Sep'));
});

test('something that is not a day is shown unchanged', () => {
  expect(formatDay('soon')).toBe('soon');
});

test("today and the days of instants are the site's, not the browser's", () => {
  expect(todayOnSite(new Date('2026-06-30T20:00:00Z'), 'Asia/Kolkata')).toBe('2026-07-01');
  expect(todayOnSite(new Date('2026-06-30T20:00:00Z'), 'America/New_York')).toBe('2026-06-30');
  expect(formatInstantDay('2026-06-30T20:00:00Z')).toBe('Wed, 1 Jul 2026');
});

afterEach(() => {
  siteSettings.siteDay = null;
});

test('a page uses the day that the server sent, and its own once that day is over', () => {
  const [begins, ends] = [Date.parse('2026-06-30T18:30:00Z'), Date.parse('2026-07-01T18:30:00Z')];
  siteSettings.siteDay = { day: 'as told', begins, ends };
  expect(todayOnSite(new Date(begins))).toBe('as told');
  expect(todayOnSite(new Date(ends - 1))).toBe('as told');
  expect(todayOnSite(new Date(begins - 1))).toBe('2026-06-30');
  expect(todayOnSite(new Date(ends))).toBe('2026-07-02');
});

test.each([
  ['2026-11-23', '2026-12-01', 'Next: Mon, 23 Nov'],
  ['2027-01-04', '2027-02-01', 'Next: Mon, 4 Jan 2027'],
  ['2026-11-22', '2027-05-11', 'Until 11 May 2027'],
  ['2026-01-01', '2026-11-22', 'Until 22 Nov 2026'],
  ['2026-01-01', '2026-11-02', 'Ended 2 Nov 2026'],
])('on 22 November a window whose next seat is on %s and last day on %s reads %s', (availableFrom, availableTo, words) => {
  expect(formatWindow({ availableTo, nextDay: availableFrom }, '2026-11-22')).toBe(words);
});

test('where trips are sold until the end of the day before, one that can be booked from tomorrow on reads until when', () => {
  const words = (nextDay: string | null, availableTo = '2027-05-11') => formatWindow({ availableTo, nextDay }, '2026-11-22');
  siteSettings.bookingCutOffDays = 1;
  expect([words('2026-11-23'), words('2026-11-24'), words(null), words(null, '2026-11-22')]).toEqual([
    'Until 11 May 2027',
    'Next: Tue, 24 Nov',
    'Sold out',
    'Ended 22 Nov 2026',
  ]);
  siteSettings.bookingCutOffDays = 0;
});

test('of a package with departures the next one is told, even where it is today or was sent yesterday', () => {
  const words = (nextDay: string) => formatWindow({ availableTo: '2027-05-11', nextDay, next: {} }, '2026-11-22');
  expect([words('2026-11-22'), words('2026-11-21')]).toEqual(['Next: Sun, 22 Nov', 'Next: Sat, 21 Nov']);
});

test.each([
  ['2026-11-24', 'Next: Tue, 24 Nov'],
  ['2027-01-02', 'Next: Sat, 2 Jan 2027'],
  // As the server sent it yesterday.
  ['2026-11-21', 'Until 11 May 2027'],
  [null, 'Sold out'],
])('where the next seat is on %s it reads %s', (nextDay, words) => {
  expect(formatWindow({ availableTo: '2027-05-11', nextDay }, '2026-11-22')).toBe(words);
});
