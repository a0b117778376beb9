import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDateSchema } from './calendar-date.schema.ts';
import { addDays, calendarDateAt, monthOf, monthsUpTo, startOfDay } from './calendar-date.ts';

const isTaken = (text: unknown): boolean => calendarDateSchema.safeParse(text).success;

test('every day of the calendar is taken as a date, and no day that is in no calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (offset) => {
      expect(isTaken(addDays('2026-11-20', offset))).toBe(true);
    }),
  );
  for (const none of ['2026-02-29', '2026-02-30', '2026-13-01', '2026-04-31', '2026-00-10', '2026-01-00'])
    expect(isTaken(none)).toBe(false);
  for (const other of ['2026-1-1', '20260101', '2026-01-01T00:00:00Z', 'x2026-01-01', '', 20260101])
    expect(isTaken(other)).toBe(false);
  expect(isTaken('2028-02-29')).toBe(true);
});

test('the day is that of the site, whatever the clock says elsewhere', () => {
  const instant = new Date('2026-03-05T20:00:00Z');
  expect(calendarDateAt(instant, 'Asia/Kolkata')).toBe('2026-03-06');
  expect(calendarDateAt(instant, 'America/Los_Angeles')).toBe('2026-03-05');
});

test('a day begins at its first instant, on days of clock changes and in zones that are half an hour off too', () => {
  const zones = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/Los_Angeles', 'America/Havana', 'Pacific/Kiritimati');
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 20_000 }), (zone, offset) => {
      // Kiritimati had no last day of 1994.
      const day = addDays('1995-01-01', offset);
      const begin = startOfDay(day, zone);
      expect(calendarDateAt(begin, zone)).toBe(day);
      expect(calendarDateAt(new Date(begin.getTime() - 1), zone) < day).toBe(true);
    }),
  );
});

test('the months up to a day follow one another, oldest first, across the turn of a year', () => {
  expect(monthsUpTo('2026-02-11', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsUpTo('2026-12-31', 1)).toEqual([monthOf('2026-12-31')]);
});
