import { addDays, type TourPackage } from '@wayfarer/contracts';
import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { signUp } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { bookingBody, eventually, startMoneyJourney } from '../../testing/money-journey.ts';
import { AFTER_THE_HOLD } from '../../testing/seats.ts';
import { setBookingCutOff } from '../../testing/set-booking-cut-off.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const otherApp = createApp(api.dependencies);
afterAll(otherApp.stop);
const processes = { 'the process that changed them': api.request, 'another process': supertest(otherApp.app) };

const today = todayOf(api);
const day = (ahead: number): string => addDays(today, ahead);
const window = { availableFrom: today, availableTo: day(9), capacity: '12' };
const { _id: destination } = journey.tourPackage.destination;
const add = (title: string, fields: object = {}) => addTourPackage(api, admin, { destination, title, ...window, ...fields });
const on = (schedule: object) => ({
  schedule: JSON.stringify({ rules: [{ every: 'day', interval: 1, from: today }], added: [], closed: [], ...schedule }),
});
const anyDay = await add('Any day');
const daily = await add('Daily');
const scheduled = await add('Scheduled', on({}));
const own = await add('Own cut-off', on({ cutOff: { days: 2 } }));
// The first days cost less, so the lowest price depends on which of them can be booked.
const seasons = JSON.stringify([{ name: 'Early', from: today, to: day(3), percent: -50 }]);
await add('Seasonal', { price: '100', seasons });

const order = (of: TourPackage, travelDate: string, request = api.request, by = traveller) =>
  request
    .post('/api/booking')
    .set(by.bearer)
    .send(bookingBody(api, by, of, { travelDate, totalPersons: 1 }));

test.each(Object.entries(processes))('a booking is refused and taken as the settings say, by %s', async (_, request) => {
  for (const [days, refused, taken] of [
    [4, 3, 4],
    [0, -1, 0],
    [2, 1, 2],
  ] as const) {
    await setBookingCutOff(api, admin, days);
    for (const of of [anyDay, scheduled]) {
      const { body } = await order(of, day(refused), request).expect(days === 0 ? 400 : 409);
      expect(Object.keys(body.details)).toEqual(['travelDate']);
      await order(of, day(taken), request, await signUp(api)).expect(201);
    }
    await order(own, day(1), request).expect(409);
    await order(own, day(2), request, await signUp(api)).expect(201);
  }
});

test('next day, lists, counts, closings and prices follow a change within a second, for visitors of each process', async () => {
  for (const days of [5, 0, 3]) {
    await setBookingCutOff(api, admin, days);
    for (const request of Object.values(processes)) {
      const read = async (address: string) => (await request.get(address).expect(200)).body;
      const found = async (query: string): Promise<string[]> =>
        (await read(`/api/package/filter?${query}`)).map(({ _id }: TourPackage) => _id);
      await eventually(async () => (await read('/api/site-settings')).bookingCutOffDays === days);
      for (const { _id } of [daily, scheduled]) {
        await eventually(async () => (await read(`/api/package/${_id}`)).nextDay === day(days));
        const listed = await read(`/api/package/${_id}/departures?from=${today}&to=${day(9)}`);
        expect(listed.filter(({ state }: { state: string }) => state === 'closed')).toHaveLength(days);
      }
      expect((await read(`/api/package/${own._id}`)).nextDay).toBe(day(2));
      const earlier = `offered=now&availableTo=${day(days)}&availableFrom=${today}`;
      await eventually(async () => (await found(earlier)).includes(scheduled._id));
      if (days > 0) {
        const tooEarly = await found(`offered=now&availableFrom=${today}&availableTo=${day(days - 1)}`);
        expect(tooEarly).not.toContain(scheduled._id);
        expect(tooEarly).not.toContain(daily._id);
        expect(tooEarly.includes(own._id)).toBe(days > 2);
      }
      const lowest = days <= 3 ? 50 : 100;
      await eventually(async () => (await found('maxPrice=99&title=seasonal')).length === (lowest === 50 ? 1 : 0));
      await eventually(async () => (await read('/api/package/counts?title=seasonal')).prices.lowest === lowest);
    }
  }
});

test('an agency that closes its bookings earlier than any window ends has nothing on offer but what has its own cut-off', async () => {
  await setBookingCutOff(api, admin, 100);
  for (const request of Object.values(processes)) {
    const totalOf = async (offered: string) =>
      (await request.get(`/api/package/counts?offered=${offered}`).expect(200)).body.total;
    // The package of the journey can be booked for a year.
    await eventually(async () => (await totalOf('now')) === 2);
    await eventually(async () => (await totalOf('ended')) === 4);
  }
});

// Last, because the clock moves.
test('an unpaid booking whose hold is over can be paid as long as the settings of the moment let it be booked', async () => {
  await setBookingCutOff(api, admin, 2);
  const booking = await journey.book({ of: daily, travelDate: day(4) });
  await setBookingCutOff(api, admin, 6);
  const canPay = async () => {
    const listed = await api.request.get(`/api/booking/${traveller.userId}`).set(traveller.bearer).expect(200);
    return [(await journey.read(booking)).canPay, listed.body.find(({ _id }: { _id: string }) => _id === booking._id).canPay];
  };
  expect(await canPay()).toEqual([true, true]);
  api.clock.moveBy(AFTER_THE_HOLD);
  expect(await canPay()).toEqual([false, false]);
  expect((await journey.payNow(booking)).body.code).toBe('NOT_PAYABLE');
  await setBookingCutOff(api, admin, 1);
  expect(await canPay()).toEqual([true, true]);
  await journey.payNow(booking).expect(201);
});
