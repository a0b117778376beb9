import { expect, test } from 'vitest';
import { decideByOf } from './decide.rules.ts';
import { departureStateOf } from './departure.rules.ts';
import { departureChangeSchema } from './departure.schema.ts';

test.each<[string, Parameters<typeof departureStateOf>, string]>([
  ['3 of 12 seats left', [3, 12, false], 'few'],
  ['4 of 12 seats left', [4, 12, false], 'open'],
  ['11 of 40 seats left', [11, 40, false], 'open'],
  ['10 of 40 seats left', [10, 40, false], 'few'],
  ['11 of 400 seats left', [11, 400, false], 'open'],
  ['the one seat of one', [1, 1, false], 'few'],
  ['no seat left', [0, 12, false], 'sold-out'],
  ['no seat left, and closed', [0, 12, true], 'closed'],
  ['seats left after its cut-off', [9, 12, true], 'closed'],
  ['no limit', [null, null, false], 'open'],
  ['no limit, after its cut-off', [null, null, true], 'closed'],
])('a departure with %s', (_, given, state) => {
  expect(departureStateOf(...given)).toBe(state);
});

test('a change of a departure names what it changes, and nothing that departures do not have', () => {
  const placeOf = (body: object) => departureChangeSchema.safeParse(body).error?.issues[0]?.path;
  expect([{ isClosed: true }, { capacity: null }, { note: null, version: 3 }].map(placeOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(placeOf({})).toEqual(['isClosed']);
  expect(placeOf({ version: 3 })).toEqual(['isClosed']);
  expect(placeOf({ isClosed: 'yes' })).toEqual(['isClosed']);
  expect(placeOf({ capacity: 0 })).toEqual(['capacity']);
  expect(placeOf({ isClosed: true, price: 3 })).toEqual([]);
});

test('the day to decide by is 20, 7 or 2 days before the first, by the length of the trip', () => {
  expect([8, 6, 2, 1].map((days) => decideByOf('2026-12-05', days))).toEqual([
    '2026-11-15',
    '2026-11-28',
    '2026-11-28',
    '2026-12-03',
  ]);
});
