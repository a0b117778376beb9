import { addDays } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { packageFields, todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { AFTER_THE_HOLD, limitedTo } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const day = (ahead: number): string => addDays(todayOf(api), ahead);

test('staff read the coming booked days of a package, with the bookings and persons that count', async () => {
  const of = await limitedTo(api, journey, '');
  const read = async () =>
    (await api.request.get(`/api/package/${of._id}/booked-days`).set(journey.admin.bearer).expect(200)).body;
  expect(await read()).toEqual([]);
  await journey.book({ of, travelDate: day(12), totalPersons: 3 });
  await journey.bookConfirmed({ of });
  await journey.book({ of });
  const twelfth = { day: day(12), bookings: 1, persons: 3 };
  expect(await read()).toEqual([{ day: day(10), bookings: 2, persons: 4 }, twelfth]);
  await api.request
    .put(`/api/package/${of._id}`)
    .set(journey.admin.bearer)
    .field({ ...packageFields(api, of.destination._id), availableFrom: day(11) })
    .expect(200);
  api.clock.moveBy(AFTER_THE_HOLD);
  expect(await read()).toEqual([
    { day: day(10), bookings: 2, persons: 2 },
    { ...twelfth, persons: 0 },
  ]);
});
