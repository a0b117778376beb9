import { expect, test } from 'vitest';
import { agencyFields } from '../../testing/endpoint-cases/agency.cases.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { startChanges } from '../../testing/trip-changes.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { book, quote, change, changed, inDays } = await startChanges(api, journey);

/** What is not named is as usual, whichever test runs first. */
const set = async (fields: object) => {
  const { body } = await api.request.get('/api/site-settings').set(admin.bearer).expect(200);
  const { version, logo: _logo, ...values } = body.agency;
  return api.request
    .put('/api/agency')
    .set(admin.bearer)
    .field(agencyFields(version, { ...values, changeUntilDays: '7', changeFee: '', ...fields }));
};
const trip = async ({ _id }: { _id: string }) =>
  (await api.request.get(`/api/booking/trip/${_id}`).set(traveller.bearer).expect(200)).body;

test('travellers change bookings until the day and for the fee that the settings say, and staff at any time for none', async () => {
  const booking = await book(40);
  expect((await set({})).status).toBe(200);
  expect((await trip(booking)).changeTerms).toEqual({ until: inDays(33), fee: 0 });
  expect((await set({ changeUntilDays: '20', changeFee: '500' })).status).toBe(200);
  expect((await trip(booking)).changeTerms).toEqual({ until: inDays(20), fee: 500 });
  expect((await quote(booking, { travelDate: inDays(60) }).expect(200)).body).toMatchObject({ fee: 500, toPay: 500 });
  expect((await quote(booking, { travelDate: inDays(60) }, admin).expect(200)).body).toMatchObject({ fee: 0, toPay: 0 });
  const { payment } = await changed(booking, { travelDate: inDays(60) });
  await journey.payCard(payment?.sessionId ?? '');
  await journey.checkStatus(payment?.sessionId ?? '').expect(200);
  // Sent again, it costs no second fee.
  const { body } = await change(booking, { travelDate: inDays(60), toPay: 500, refund: 0 }).expect(200);
  expect([body.payment, body.booking.totalAmount]).toEqual([undefined, 100_500]);
  const soon = await book(19);
  expect((await trip(soon)).changeTerms).toBeUndefined();
  await quote(soon, { travelDate: inDays(60) }).expect(409);
});

test('where the settings leave it empty, only staff change bookings', async () => {
  expect((await set({ changeUntilDays: '', changeFee: '' })).status).toBe(200);
  const booking = await book(41);
  expect((await trip(booking)).changeTerms).toBeUndefined();
  const { body } = await quote(booking, { totalPersons: 1 }).expect(409);
  expect(body.message).toBe('Please contact us to change this booking.');
  await changed(booking, { totalPersons: 1 }, admin);
});

test.each([
  ['changeUntilDays', '366', 'Enter a whole number of days, from 0 to 365, or leave it empty.'],
  ['changeUntilDays', '1.5', 'Enter a whole number of days, from 0 to 365, or leave it empty.'],
  ['changeFee', '-1', 'The price cannot be below 0.'],
  ['changeFee', '0.005', 'The price has at most 2 decimals.'],
])('a setting %s of %s is refused at its field', async (field, value, sentence) => {
  const { status, body } = await set({ [field]: value });
  expect([status, body.details]).toEqual([400, { [field]: sentence }]);
});
