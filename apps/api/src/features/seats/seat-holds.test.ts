import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { seatDayRepository } from './seat-day.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const MINUTE = 60_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const inMinutes = (count: number) => new Date(NOW.getTime() + count * MINUTE);

test.each([
  ['kept for good', null, inMinutes(600)],
  ['held for longer', inMinutes(35), inMinutes(34)],
])('seats that are %s stay so, whichever of two processes comes last', async (_, until, later) => {
  const seatDays = seatDayRepository(api.dependencies.database);
  const day = { packageId: newId(), travelDate: '2026-12-12' };
  const wish = {
    booking: objectIdOf(newId()),
    seats: 2,
    capacity: 2,
    asOf: 'unstored' as const,
    by: objectIdOf(newId()),
    mostUnpaid: null,
  };
  expect(await seatDays.hold(day, { ...wish, until }, NOW)).toEqual({ outcome: 'held' });
  expect(await seatDays.hold(day, { ...wish, until: inMinutes(20) }, NOW)).toEqual({ outcome: 'held' });
  expect(await seatDays.listTaken({ packageId: day.packageId, from: day.travelDate, to: day.travelDate }, later)).toEqual([
    { travelDate: day.travelDate, taken: 2 },
  ]);
});
