import { type MoneyReport, monthAfter, monthOf, type Till } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, tourPackage } = journey;
const month = monthOf(todayOf(api));

/** Of this month and the next, which may begin meanwhile. */
const next = monthAfter(month, 1);
const report = async (by: string, from = month, to = next): Promise<MoneyReport> =>
  (await api.request.get('/api/invoice/report').query({ by, from, to }).set(admin.bearer).expect(200)).body;
const lineOf = ({ lines }: MoneyReport, key: string) => only(lines.filter((line) => line.key === key));
const contactOf = async (booking: { _id: string }, phone: string): Promise<void> => {
  const path = `/api/booking/travellers/${booking._id}`;
  const { body } = await api.request.get(path).set(journey.traveller.bearer).expect(200);
  const form = { contact: { name: 'Asha Rao', phone }, travellers: body.travellers.map(() => null), version: body.version };
  await api.request.put(path).set(journey.traveller.bearer).send(form).expect(200);
};

const other = await addTourPackage(api, admin, { title: 'Boat to the islands', price: '1000' });
const viaCampaign = { source: { kind: 'campaign' as const, name: 'Diwali 2026' } };
const own = await journey.bookConfirmed();
const campaign = await journey.bookConfirmed({ ...viaCampaign, totalPersons: 3 });
const partner = await journey.bookConfirmed({ of: other, source: { kind: 'partner', name: 'Hotel Sunrise' } });
await journey.bookConfirmed({ of: other, source: { kind: 'partner', name: 'HOTEL sunrise' } });
await journey.book({ of: other });
await journey.cancel(own).expect(200);
await contactOf(campaign, '+33 1 42 68 53 00');
await contactOf(partner, '+91 98450 12345');
await eventually(async () => (await report('month')).total.refunds === 1);

test('by whatever a report is made, its money is that of the till in the same days', async () => {
  const days = { from: `${month}-01`, to: `${next}-01` };
  const all: Till = (await api.request.get('/api/payment/till').query(days).set(admin.bearer).expect(200)).body;
  const [into, out] = [all.ways?.reduce((sum, way) => sum + way.in, 0), all.ways?.reduce((sum, way) => sum + way.out, 0)];
  for (const by of ['trip', 'month', 'source', 'country']) {
    const { total, lines } = await report(by);
    expect(total).toMatchObject({ payments: 4, received: into, refunds: 1, refunded: out });
    for (const name of ['bookings', 'persons', 'payments', 'refunds'] as const)
      expect(lines.reduce((sum, line) => sum + line[name], 0)).toBe(total[name]);
  }
});

test('a trip has what was booked of it, and what came and went for it; an unpaid booking is none', async () => {
  const byTrip = await report('trip');
  expect(lineOf(byTrip, tourPackage._id)).toMatchObject({
    name: tourPackage.title,
    bookings: 1,
    persons: 3,
    payments: 2,
    refunds: 1,
  });
  expect(lineOf(byTrip, other._id)).toMatchObject({ bookings: 2, persons: 4, received: 4000, refunded: 0, net: 4000 });
});

test('a booking counts for the campaign or the partner it came through, however the name was typed, or for the site', async () => {
  const bySource = await report('source');
  expect(lineOf(bySource, 'partner hotel sunrise')).toMatchObject({ source: 'partner', bookings: 2, net: 4000 });
  expect(lineOf(bySource, 'campaign diwali 2026')).toMatchObject({ source: 'campaign', name: 'Diwali 2026', persons: 3 });
  expect(lineOf(bySource, 'site')).toMatchObject({ bookings: 0, payments: 1, refunds: 1, net: 0 });
  expect((await journey.read(campaign, admin)).source).toEqual(viaCampaign.source);
  expect(await journey.read(campaign)).not.toHaveProperty('source');
});

test('the country is that of the phone number of who is called about it, and unknown without one', async () => {
  const byCountry = await report('country');
  expect(lineOf(byCountry, 'FR')).toMatchObject({ bookings: 1, persons: 3 });
  expect(lineOf(byCountry, 'IN')).toMatchObject({ bookings: 1, persons: 2 });
  expect(lineOf(byCountry, '')).toMatchObject({ bookings: 1 });
});

test('months stand in their order, a year at most, and the first is not after the last', async () => {
  const ask = (from: string, to: string) =>
    api.request.get('/api/invoice/report').query({ by: 'month', from, to }).set(admin.bearer);
  const year = await report('month', monthAfter(next, -11));
  expect(year.total.bookings).toBe(3);
  expect(year.lines.map(({ key }) => key)).toEqual(year.lines.map(({ key }) => key).toSorted());
  expect((await ask(monthAfter(month, -12), month).expect(400)).body.details).toHaveProperty('to');
  expect((await ask(month, monthAfter(month, -1)).expect(400)).body.details).toHaveProperty('to');
  expect((await ask('2026-13', month).expect(400)).body.details).toHaveProperty('from');
});

test('only who reads invoices reads reports', async () => {
  const desk = await signUp(api, { role: 'desk' });
  for (const path of ['report?by=trip&', 'months?'])
    await api.request.get(`/api/invoice/${path}from=${month}&to=${month}`).set(desk.bearer).expect(403);
});
