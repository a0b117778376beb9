import { addDays, type Booking, type TourPackage } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, type PackageFields, todayOf } from '../../testing/catalogue.ts';
import { DEPOSIT, PRICE, payPart } from '../../testing/deposits.ts';
import { agencyFields } from '../../testing/endpoint-cases/agency.cases.ts';
import { eventually, startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const DAY_MS = 24 * 60 * 60_000;
const thirty = { percent: 30, balanceDays: 60, isRefundable: false };

const settings = async () => (await api.request.get('/api/site-settings').set(admin.bearer).expect(200)).body.agency;
const save = async (changed: object) => {
  const { version, logo: _logo, deposit: _one, cancelOverdueAfterDays: _other, ...values } = await settings();
  return api.request
    .put('/api/agency')
    .set(admin.bearer)
    .field(agencyFields(version, { ...values, ...changed }));
};
const setDefault = async (deposit: object | '') => expect((await save({ deposit })).status).toBe(200);
const add = (fields: PackageFields = {}): Promise<TourPackage> =>
  addTourPackage(api, admin, { price: String(PRICE / 2), ...fields });
const read = async ({ _id }: TourPackage, by: Record<string, string> = admin.bearer): Promise<TourPackage> =>
  (await api.request.get(`/api/package/${_id}`).set(by).expect(200)).body;
const book = (of: TourPackage, ahead = 96): Promise<Booking> =>
  journey.book({ of, travelDate: addDays(todayOf(api), ahead), totalAmount: PRICE });
const quote = async ({ _id }: TourPackage) => {
  const order = { totalPersons: 2, travelDate: addDays(todayOf(api), 96) };
  return (await api.request.post(`/api/package/${_id}/quote`).send(order).expect(200)).body;
};

beforeEach(() => setDefault(''));

test('without a default nothing is said of a deposit, and everything is paid at once', async () => {
  const of = await add();
  const before = await settings();
  expect(Object.keys(before)).not.toContain('deposit');
  expect(Object.keys(await read(of))).not.toContain('defaultDeposit');
  expect(await book(of)).not.toHaveProperty('plan');
});

test('a package without a deposit of its own is confirmed by that of the settings: quoted, booked and paid so', async () => {
  await setDefault(thirty);
  const of = await add();
  expect(await read(of)).toMatchObject({ defaultDeposit: thirty });
  expect(await read(of)).not.toHaveProperty('deposit');
  const dueOn = addDays(todayOf(api), 36);
  expect((await quote(of)).split).toEqual({ now: DEPOSIT, balance: PRICE - DEPOSIT, dueOn });
  const booking = await book(of);
  expect(booking.plan).toMatchObject({ deposit: DEPOSIT, dueOn, isRefundable: false });
  await payPart(api, journey, booking, journey.traveller);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', owed: PRICE - DEPOSIT });
});

test('a package keeps its own, or asks for everything at once; taking either away goes back to the settings', async () => {
  await setDefault({ perPerson: 500, onArrival: true, isRefundable: true });
  const [own, atOnce] = [await add({ deposit: JSON.stringify(thirty) }), await add({ deposit: '{"atOnce":true}' })];
  expect((await book(own)).plan).toMatchObject({ deposit: DEPOSIT });
  expect((await book(atOnce)).plan).toBeUndefined();
  expect(await read(atOnce)).toMatchObject({ deposit: { atOnce: true } });
  for (const { title, destination, description, itinerary, price, availableFrom, availableTo, _id } of [own, atOnce]) {
    const fields = { title, destination: destination._id, description, itinerary: JSON.stringify(itinerary), price };
    const edit = { ...fields, availableFrom, availableTo, deposit: 'null' };
    const { body } = await api.request.put(`/api/package/${_id}`).set(admin.bearer).field(edit).expect(200);
    expect(body.updatedPackage).toMatchObject({ defaultDeposit: { perPerson: 500, onArrival: true } });
    expect((await book(body.updatedPackage)).plan).toMatchObject({ deposit: 1000, onArrival: true });
  }
});

test('a booking keeps what held when it was made, and visitors see another default within a second', async () => {
  await setDefault(thirty);
  const of = await add();
  const booking = await book(of);
  await eventually(async () => (await read(of, {})).defaultDeposit?.percent === 30);
  await setDefault({ ...thirty, percent: 50 });
  await eventually(async () => (await read(of, {})).defaultDeposit?.percent === 50);
  expect((await journey.read(booking)).plan).toMatchObject({ deposit: DEPOSIT });
  await setDefault('');
  await eventually(async () => !('defaultDeposit' in (await read(of, {}))));
});

test('a form that says nothing of it keeps the default, and the history tells each change', async () => {
  await setDefault(thirty);
  expect((await save({ phone: '+91 80 1' })).status).toBe(200);
  expect(await settings()).toMatchObject({ deposit: thirty });
  const log = (await api.request.get('/api/activity?area=settings').set(admin.bearer).expect(200)).body;
  const told = log.filter(({ changes }: { changes: object[] }) => JSON.stringify(changes).includes('"field":"deposit"'));
  expect(told.length).toBeGreaterThan(0);
});

test.each([
  [{ deposit: { ...thirty, percent: 0 } }, 'deposit.percent'],
  [{ deposit: { ...thirty, balanceDays: 0 } }, 'deposit.balanceDays'],
  [{ deposit: { ...thirty, onArrival: true } }, 'deposit.onArrival'],
  [{ deposit: { atOnce: true } }, 'deposit.isRefundable'],
  [{ deposit: 'soon' }, 'deposit'],
  [{ cancelOverdueAfterDays: 2 }, 'cancelOverdueAfterDays'],
  [{ cancelOverdueAfterDays: 366 }, 'cancelOverdueAfterDays'],
  [{ cancelOverdueAfterDays: 'soon' }, 'cancelOverdueAfterDays'],
])('%j is refused at its field, and nothing is saved', async (changed, field) => {
  const { version } = await settings();
  const { status, body } = await save(changed);
  expect([status, Object.keys(body.details)]).toContain(400);
  expect(Object.keys(body.details)).toContain(field);
  expect((await settings()).version).toBe(version);
});

test('on arrival the rest is due on the travel day, and overdue once that is over', async () => {
  await setDefault({ percent: 30, onArrival: true, isRefundable: true });
  const of = await add();
  const booking = await book(of, 20);
  await payPart(api, journey, booking, journey.traveller);
  const state = async () => (await journey.read(booking, await signUpAdmin(api))).plan?.state;
  expect(await state()).toBe('open');
  api.clock.moveBy(20 * DAY_MS);
  expect(await state()).toBe('due');
  api.clock.moveBy(DAY_MS);
  expect(await state()).toBe('overdue');
});
