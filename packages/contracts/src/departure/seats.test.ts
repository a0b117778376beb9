import { expect, test } from 'vitest';
import { addDays } from '../values/calendar-date.ts';
import { minutesUntil } from './seats.rules.ts';
import { capacitySchema, seatsQuerySchema } from './seats.schema.ts';

test('minutes are rounded up', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const left = (milliseconds: number) => minutesUntil(new Date(now.getTime() + milliseconds), now);
  expect([left(60_000), left(60_001), left(1), left(0), left(-60_000)]).toEqual([1, 2, 1, 0, 0]);
});

test('seats are asked for from a day to the same or a later one, at most 400 days at once', () => {
  const from = '2026-12-01';
  const placeOf = (days: number) => seatsQuerySchema.safeParse({ from, to: addDays(from, days) }).error?.issues[0]?.path;
  expect([placeOf(0), placeOf(399)]).toEqual([undefined, undefined]);
  expect([placeOf(-1), placeOf(400)]).toEqual([['to'], ['to']]);
});

test('an empty field is no limit; a limit is a whole number of seats', () => {
  expect(['', '  ', null, '1', '10000', 7].map((given) => capacitySchema.parse(given))).toEqual([null, null, null, 1, 10_000, 7]);
  for (const wrong of ['0', '10001', '1.5', 'many', true]) expect(capacitySchema.safeParse(wrong).success).toBe(false);
});
