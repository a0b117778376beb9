import type { Booking, Payment, Till, TillWay } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const desk = await signUp(api, { role: 'desk' });
/** Everybody who works here by now: a test of a later day has staff of its own. */
const staff = [admin, desk];
const TOTAL = 3999.98;
const DAY = 24 * 60 * 60_000;

const take = async (by: typeof desk, way: string, reference: string): Promise<Booking> => {
  const booking = await journey.book();
  const paid = { way, amount: TOTAL, receivedOn: todayOf(api), reference };
  await api.request
    .post(`/api/payment/by-hand/${booking._id}`)
    .set({ ...by.bearer, 'Idempotency-Key': booking._id })
    .send(paid)
    .expect(201);
  return booking;
};
const list = async (query: string, by = desk): Promise<Payment[]> =>
  (await api.request.get(`/api/payment?${query}`).set(by.bearer).expect(200)).body;
const till = async (query: string, by = desk): Promise<Till> =>
  (await api.request.get(`/api/payment/till?${query}`).set(by.bearer).expect(200)).body;
const wayIn = async (query: string, wanted: TillWay['way'], by = desk): Promise<TillWay> =>
  only((await till(query, by)).ways?.filter(({ way }) => way === wanted) ?? []);
const giveBack = async (booking: Booking, by: typeof desk, way: string): Promise<number> => {
  await journey.cancel(booking, by).expect(200);
  const payment = only(await list(`booking=${booking._id}`, by));
  const refund = only(payment.refunds);
  await api.request
    .post(`/api/payment/given-back/${payment._id}`)
    .set(by.bearer)
    .send({ refund: refund.id, how: { way, givenOn: todayOf(api), reference: 'Paid out 9' } })
    .expect(200);
  return refund.amount;
};
const bookingsOf = (payments: readonly Payment[]): string[] => payments.map(({ booking }) => booking).toSorted();

const byAdmin = await take(admin, 'cash', 'Receipt 101');
const byDesk = await take(desk, 'cash', 'Receipt 102');
const transferred = await take(desk, 'transfer', 'UTR 4711');
const byCard = await journey.bookConfirmed();
const firstDay = todayOf(api);

test('payments are listed by how they came, by who took them, and found by the beginning of a reference', async () => {
  expect(bookingsOf(await list('way=cash'))).toEqual([byAdmin._id, byDesk._id].toSorted());
  expect(bookingsOf(await list('way=transfer'))).toEqual([transferred._id]);
  expect(bookingsOf(await list('way=card'))).toEqual([byCard._id]);
  expect(bookingsOf(await list(`takenBy=${desk.userId}`))).toEqual([byDesk._id, transferred._id].toSorted());
  expect(bookingsOf(await list(`takenBy=${desk.userId}&way=cash&sort=-amount`))).toEqual([byDesk._id]);
  expect(bookingsOf(await list('way=transfer&status=refunded'))).toEqual([]);
  expect(bookingsOf(await list('search=utr%20'))).toEqual([transferred._id]);
  expect(bookingsOf(await list('search=receipt%2010'))).toEqual([byAdmin._id, byDesk._id].toSorted());
  expect(bookingsOf(await list(`search=${byDesk._id.slice(-8)}`))).toEqual([byDesk._id]);
  const { trip, contact, byHand } = only(await list('way=transfer'));
  expect(trip).toEqual({ title: journey.tourPackage.title, travelDate: transferred.travelDate });
  expect(contact).toMatchObject({ name: journey.traveller.username, hasEmail: true });
  expect(byHand?.takenBy).toBe(desk.username);
});

test('the till adds up what came in by each way, of a day, of a person, and of what is searched', async () => {
  const { ways, people } = await till(`from=${firstDay}&to=${firstDay}`);
  expect(ways).toEqual([
    { way: 'card', payments: 1, in: TOTAL, refunds: 0, out: 0, difference: TOTAL },
    { way: 'cash', payments: 2, in: 2 * TOTAL, refunds: 0, out: 0, difference: 2 * TOTAL },
    { way: 'transfer', payments: 1, in: TOTAL, refunds: 0, out: 0, difference: TOTAL },
  ]);
  expect(people.map(({ username }) => username)).toEqual(staff.map(({ username }) => username).toSorted());
  expect(await wayIn(`takenBy=${desk.userId}`, 'cash')).toMatchObject({ payments: 1, in: TOTAL });
  expect((await till('way=cash')).ways?.map(({ way }) => way)).toEqual(['cash']);
  expect(await wayIn(`search=${byCard._id.slice(-8)}`, 'card')).toMatchObject({ payments: 1, in: TOTAL });
  expect((await till('')).ways).toBeNull();
});

test('what goes back counts on its own day, by the way it went and for who gave it', async () => {
  api.clock.moveBy(DAY);
  const today = todayOf(api);
  // The logins of the day before are over.
  const [clerk, owner] = [await signUp(api, { role: 'desk' }), await signUpAdmin(api)];
  staff.push(clerk, owner);
  const inCash = await giveBack(byAdmin, clerk, 'cash');
  const byTransfer = await giveBack(byDesk, owner, 'transfer');
  expect(await wayIn(`from=${firstDay}&to=${firstDay}`, 'cash', clerk)).toMatchObject({ in: 2 * TOTAL, out: 0 });
  expect(await wayIn(`from=${today}`, 'cash', clerk)).toMatchObject({ in: 0, refunds: 1, out: inCash, difference: -inCash });
  expect(await wayIn(`from=${today}`, 'transfer', clerk)).toMatchObject({ in: 0, out: byTransfer });
  expect(await wayIn(`from=${today}&takenBy=${clerk.userId}`, 'transfer', clerk)).toMatchObject({ out: 0 });
  const { text } = await api.request
    .get(`/api/invoice/movements?month=${today.slice(0, 7)}`)
    .set(owner.bearer)
    .expect(200);
  const head = text.split('\r\n')[0] ?? '';
  expect(head).toMatch(/,Reference,Taken by,Customer,Trip,Travel day,Tax percent$/);
  const told = [journey.traveller.username, journey.tourPackage.title, byDesk.travelDate].join(',');
  expect(text).toContain(`,Paid out 9,${owner.username},${told},\r\n`);
  expect(text.split('\r\n').filter((line) => line.includes(',bank transfer,') && line.includes(',Refund,'))).toHaveLength(1);
});
