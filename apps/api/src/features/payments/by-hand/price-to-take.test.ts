import { addDays, type Booking, type Payment } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { AFTER_THE_HOLD } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const [desk, colleague] = [await signUp(api, { role: 'desk' }), await signUp(api, { role: 'desk' })];
const trip = await addTourPackage(api, admin, { destination: journey.tourPackage.destination._id, price: '18000' });

const take = ({ _id }: Booking, fields: object, by = desk) =>
  api.request
    .post(`/api/payment/by-hand/${_id}`)
    .set(by.bearer)
    .set('Idempotency-Key', `cash-${_id}-${by.username}`)
    .send({ way: 'cash', receivedOn: todayOf(api), ...fields });
const giveBack = (payment: Payment, by = desk, how?: object) =>
  api.request
    .post(`/api/payment/given-back/${payment._id}`)
    .set(by.bearer)
    .send({ refund: only(payment.refunds).id, how });
const paymentOf = async ({ _id }: Booking): Promise<Payment> =>
  only<Payment>((await api.request.get(`/api/payment?booking=${_id}`).set(admin.bearer).expect(200)).body);
/** Booked with a code that others have used up since, and left unpaid for longer than its price holds. */
const cheapThen = async (code: string): Promise<Booking> => {
  await api.request.post('/api/code').set(admin.bearer).send({ code, percent: 95, most: 1 }).expect(201);
  const booking = await journey.book({ of: trip, totalPersons: 1, totalAmount: 900, code });
  api.clock.moveBy(AFTER_THE_HOLD);
  await journey.book({ of: trip, by: await signUp(api), totalPersons: 1, totalAmount: 900, code });
  return booking;
};

test('money is taken by hand at the present price once the booked one holds no longer, and both are told', async () => {
  const booking = await cheapThen('NEARLY-FREE');
  const { body } = await take(booking, { amount: 900 }).expect(409);
  expect(body).toMatchObject({ code: 'PRICE_CHANGED', details: { totalAmount: 18_000, formerAmount: 900 } });
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'pending', totalAmount: 900 });
  await take(booking, { amount: 18_000 }).expect(201);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', totalAmount: 18_000, amountPaid: 18_000 });
});

test('an admin may keep the price that was booked, and nobody else', async () => {
  const { _id: destination } = journey.tourPackage.destination;
  const of = await addTourPackage(api, admin, { destination, price: '18000' });
  await api.request.post('/api/code').set(admin.bearer).send({ code: 'HALF', percent: 50 }).expect(201);
  const booking = await journey.book({ of, totalPersons: 1, totalAmount: 9000, code: 'HALF' });
  api.clock.moveBy(AFTER_THE_HOLD);
  const dearer = packageFields(api, destination, { price: '20000' });
  await api.request.put(`/api/package/${of._id}`).set(admin.bearer).field(dearer).expect(200);
  const { body } = await take(booking, { amount: 9000, keepPrice: true }).expect(403);
  expect(Object.keys(body.details)).toEqual(['keepPrice']);
  await take(booking, { amount: 9000 }, admin).expect(409);
  await take(booking, { amount: 9000, keepPrice: true }, admin).expect(201);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', amountPaid: 9000 });
});

test.each(['0001-01-01', '0202-11-28', '1900-01-01', '1970-01-01', 'a year and a day before'])(
  'money that was received on %s is refused at its field',
  async (day) => {
    const booking = await journey.book({ of: trip, totalPersons: 1, totalAmount: 18_000 });
    const receivedOn = /^\d/.test(day) ? day : addDays(todayOf(api), -366);
    const { body } = await take(booking, { amount: 18_000, receivedOn }).expect(400);
    expect(Object.keys(body.details)).toEqual(['receivedOn']);
    await take(booking, { amount: 18_000, receivedOn: addDays(todayOf(api), -365) }).expect(201);
  },
);

test('above the limit of refunds, what the desk took is given back by a second person; below it by the same', async () => {
  const dear = await journey.book({ of: trip, totalPersons: 1, totalAmount: 18_000 });
  await take(dear, { amount: 18_000 }).expect(201);
  await journey.cancel(dear).expect(200);
  const payment = await paymentOf(dear);
  expect((await giveBack(payment).expect(403)).body.message).toMatch(/^You took this payment\. .* recorded by somebody else\.$/);
  const early = { way: 'cash', givenOn: addDays(todayOf(api), -1) };
  expect(Object.keys((await giveBack(payment, colleague, early).expect(400)).body.details)).toEqual(['how.givenOn']);
  await giveBack(payment, colleague).expect(200);

  const cheap = await journey.book({ totalAmount: 3999.98 });
  await take(cheap, { amount: 3999.98 }).expect(201);
  await journey.cancel(cheap).expect(200);
  await giveBack(await paymentOf(cheap)).expect(200);
});
