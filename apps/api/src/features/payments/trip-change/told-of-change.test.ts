import { bookingNumberOf } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { startChanges } from '../../../testing/trip-changes.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { book, changed, inDays } = await startChanges(api, journey);

const dueOf = async (booking: { _id: string }) =>
  (await journey.stored(booking as never)).emailsDue?.map(({ kind, of }) => [kind, of] as const) ?? [];

test('a change is told to its traveller, with the new day’s reminder in place of the former', async () => {
  const booking = await book(40);
  await changed(booking, { travelDate: inDays(60) });
  const due = await dueOf(booking);
  expect(due).toContainEqual(['booking-changed', 'change-1']);
  expect(due).toContainEqual(['booking-changed-notice', 'change-1']);
  expect(due).toContainEqual(['trip-reminder', inDays(60)]);
  expect(due.filter(([kind]) => kind === 'payment-received')).toEqual([]);
});

test('what staff change the agency is not told of', async () => {
  const booking = await book(41);
  await changed(booking, { totalPersons: 1 }, journey.admin);
  const kinds = (await dueOf(booking)).map(([kind]) => kind);
  expect(kinds).toContain('booking-changed');
  expect(kinds).not.toContain('booking-changed-notice');
});

test('the calendar entry of a changed trip has its new day, and takes the place of the former one', async () => {
  const booking = await book(42);
  const entry = async () =>
    (await api.request.get(`/api/booking/calendar/${booking._id}`).set(journey.traveller.bearer).buffer().expect(200)).text;
  expect(await entry()).toContain('SEQUENCE:0');
  await changed(booking, { travelDate: inDays(70) });
  const after = await entry();
  expect(after).toContain('SEQUENCE:1');
  expect(after).toContain(`DTSTART;VALUE=DATE:${inDays(70).replaceAll('-', '')}`);
  expect(after).toContain(bookingNumberOf(booking._id));
});

test('the manifest has a moved booking on its new day alone, with its names', async () => {
  const booking = await book(43);
  const names = { travellers: [{ name: 'Asha Rao' }, { name: 'Vikram Rao' }], version: 0 };
  await api.request.put(`/api/booking/travellers/${booking._id}`).set(journey.traveller.bearer).send(names).expect(200);
  await changed(booking, { travelDate: inDays(71) });
  const on = async (day: string): Promise<{ travellers: { name: string }[] }[]> =>
    (await api.request.get(`/api/departure/${booking.package._id}?day=${day}`).set(journey.admin.bearer).expect(200)).body;
  expect(await on(inDays(43))).toEqual([]);
  expect((await on(inDays(71))).flatMap(({ travellers }) => travellers.map(({ name }) => name))).toEqual([
    'Asha Rao',
    'Vikram Rao',
  ]);
});

test('of a named party somebody says who does not come, and the names of the others stay', async () => {
  const booking = await book(44, { totalPersons: 3, totalAmount: 150_000 });
  const names = { travellers: [{ name: 'Asha Rao' }, { name: 'Vikram Rao' }, { name: 'Mira Rao' }], version: 0 };
  const list = () => api.request.get(`/api/booking/travellers/${booking._id}`).set(journey.traveller.bearer).expect(200);
  await api.request.put(`/api/booking/travellers/${booking._id}`).set(journey.traveller.bearer).send(names).expect(200);
  const wish = { totalPersons: 2 };
  const call = api.request.post(`/api/booking/${booking._id}/change/quote`).set(journey.traveller.bearer);
  expect((await call.send(wish).expect(400)).body.details).toEqual({ leaving: 'Choose who does not come along any more.' });
  const { id } = (await list()).body.travellers.find(({ name }: { name: string }) => name === 'Vikram Rao');
  await changed(booking, { ...wish, leaving: [id] });
  const staying = (await list()).body.travellers.map(({ name }: { name: string }) => name);
  expect(staying).toEqual(['Asha Rao', 'Mira Rao']);
});
