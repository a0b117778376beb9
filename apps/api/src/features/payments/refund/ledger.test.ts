import { type Booking, bookingNumberOf, monthOf, type Payment, runningLedger, type Trip } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { BALANCE, DEPOSIT, PRICE, startDeposits, takePart } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example', SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5' });
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { book, paid } = await startDeposits(api, journey);

const payments = async ({ _id }: Booking, by: Account = admin): Promise<Payment[]> =>
  (await api.request.get(`/api/payment?booking=${_id}`).set(by.bearer).expect(200)).body;
const rowsOf = async (booking: Booking) => runningLedger((await payments(booking)).flatMap(({ ledger = [] }) => ledger));
const refund = (id: string, body: object, by: Account = admin, key = 'one') =>
  api.request
    .post(`/api/payment/refund/${id}`)
    .set({ ...by.bearer, 'Idempotency-Key': `${id}-${key}` })
    .send({ reason: 'Typed twice.', ...body });
const byHand = async (booking: Booking, amount: number): Promise<Payment> =>
  only(
    await payments(booking),
    ({ byHand: taken, amount: of, status }) => taken !== undefined && of === amount && status === 'paid',
  );
const linesOf = async (booking: Booking): Promise<string[]> => {
  const { body } = await api.request
    .get('/api/invoice/movements')
    .query({ month: monthOf(todayOf(api)) })
    .set(admin.bearer)
    .buffer()
    .responseType('blob')
    .expect(200);
  const number = bookingNumberOf(booking._id);
  return (body as Buffer)
    .toString()
    .split('\r\n')
    .map((line) => line.split(','))
    .filter(([, , of]) => of?.includes(number))
    .map(([, kind, , , , , gross]) => `${kind} ${gross}`);
};

test('every movement is a row in order, with amount, way, who and what is with us after it; the month’s export has the same', async () => {
  const booking = await book();
  await paid(booking);
  await takePart(api, admin, booking, 20_000, { way: 'transfer' }).expect(201);
  const transfer = await byHand(booking, 20_000);
  const { body } = await refund(transfer._id, { amount: 5000 }).expect(200);
  const asked = only<Payment['refunds'][number]>(body.payment.refunds);
  expect(await rowsOf(booking)).toContainEqual(expect.objectContaining({ kind: 'refund', state: 'pending' }));
  const how = { way: 'cash', givenOn: todayOf(api), reference: 'Slip 9' };
  await api.request.post(`/api/payment/given-back/${transfer._id}`).set(admin.bearer).send({ refund: asked.id, how });
  const rows = await rowsOf(booking);
  expect(rows.map(({ kind, amount, way, by, withUs }) => [kind, amount, way, by, withUs])).toEqual([
    ['payment', DEPOSIT, 'card', null, DEPOSIT],
    ['payment', 20_000, 'bank transfer', admin.username, 50_000],
    ['refund', -5000, 'cash', admin.username, 45_000],
  ]);
  expect(rows).toContainEqual(expect.objectContaining({ reference: 'Slip 9', on: todayOf(api), state: 'done' }));
  await issueInvoices(api.dependencies);
  expect((await linesOf(booking)).toSorted()).toEqual(['Payment 20000.00', 'Payment 30000.00', 'Refund -5000.00']);
});

test('a mistake is reversed by a row: it is owed again, nothing is told or given back, and documents and export follow', async () => {
  const booking = await book();
  await paid(booking);
  await takePart(api, admin, booking, BALANCE).expect(201);
  await issueInvoices(api.dependencies);
  await post.pass();
  post.forget();
  const mistake = await byHand(booking, BALANCE);
  await refund(mistake._id, { amount: BALANCE, isReversal: true }).expect(200);
  await refund(mistake._id, { amount: BALANCE, isReversal: true }).expect(200);
  expect(await journey.read(booking, admin)).toMatchObject({ bookingStatus: 'confirmed', owed: BALANCE });
  const rows = await rowsOf(booking);
  expect(rows.map(({ kind, amount, withUs }) => [kind, amount, withUs])).toEqual([
    ['payment', DEPOSIT, DEPOSIT],
    ['payment', BALANCE, PRICE],
    ['reversal', -BALANCE, DEPOSIT],
  ]);
  await issueInvoices(api.dependencies);
  await post.pass();
  expect(post.emails({ to: `${traveller.username}@example.com`, subject: /refund/i })).toEqual([]);
  expect((await linesOf(booking)).toSorted()).toEqual(['Payment 30000.00', 'Payment 70000.00', 'Reversal -70000.00']);
  const numbered = only(await payments(booking), ({ _id }) => _id === mistake._id);
  expect(numbered.invoiceNumbers?.map((number) => number.slice(0, 3))).toEqual(['INV', 'CN-']);
  const trip = (await api.request.get(`/api/booking/trip/${booking._id}`).set(traveller.bearer).expect(200)).body;
  expect(trip.payments.map(({ amount, isReversed }: Trip['payments'][number]) => [amount, isReversed])).toEqual([
    [DEPOSIT, undefined],
    [BALANCE, true],
  ]);
  await takePart(api, admin, booking, BALANCE, { key: 'again' }).expect(201);
  expect(await journey.read(booking, admin)).toMatchObject({ owed: 0 });
});

test('a booking whose deposit was entered by mistake is cancelled, and its traveller is promised no money back', async () => {
  const booking = await book();
  await takePart(api, admin, booking, DEPOSIT).expect(201);
  await post.pass();
  post.forget();
  await refund((await byHand(booking, DEPOSIT))._id, { amount: DEPOSIT, isReversal: true }).expect(200);
  expect((await journey.read(booking, admin)).bookingStatus).toBe('cancelled');
  await post.pass();
  const { text = '' } = post.email({ to: `${traveller.username}@example.com`, subject: /^Cancelled/ });
  expect(text).toContain('You had not paid, so nothing was charged.');
});

test('only a whole payment by hand of which nothing went back is reversed, by who may refund', async () => {
  const booking = await book();
  await paid(booking);
  await takePart(api, admin, booking, 20_000).expect(201);
  const card = only(await payments(booking), ({ byHand: taken, status }) => taken === undefined && status === 'paid');
  await refund(card._id, { amount: DEPOSIT, isReversal: true }).expect(409);
  const cash = await byHand(booking, 20_000);
  await refund(cash._id, { amount: 19_999, isReversal: true }).expect(409);
  await refund(cash._id, { amount: 20_000, isReversal: true }, await signUp(api, { role: 'desk' })).expect(403);
  await refund(cash._id, { amount: 20_000, isReversal: false }).expect(400);
  await refund(cash._id, { amount: 100 }, admin, 'part').expect(200);
  const { body } = await refund(cash._id, { amount: 20_000, isReversal: true }).expect(409);
  expect(body.message).toContain('Something of this payment was given back already.');
  expect((await rowsOf(booking)).map(({ kind }) => kind)).not.toContain('reversal');
});

test('a lost dispute is a row, and travellers see no ledger', async () => {
  const booking = await book();
  await paid(booking);
  const { _id } = await journey.stored(booking);
  const at = { 'attempts.0.isDisputeLost': true, 'attempts.0.disputeClosedAt': api.clock.now() };
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: at });
  expect(await rowsOf(booking)).toContainEqual(expect.objectContaining({ kind: 'dispute', amount: -DEPOSIT, state: 'done' }));
  expect(await linesOf(booking)).toContain('Dispute lost -30000.00');
  const list = await api.request
    .get('/api/payment')
    .set((await signUpAdmin(api)).bearer)
    .expect(200);
  expect(JSON.stringify(list.body)).not.toContain('"ledger"');
});
