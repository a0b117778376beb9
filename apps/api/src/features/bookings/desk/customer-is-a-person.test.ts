import { addDays, type Booking, type FoundCustomer, type ManifestEntry, type Payment, type User } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../../testing/desk.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';
import { voucherCodeOf } from '../../documents/voucher/voucher-code.ts';

const api = await testApi();
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin } = journey;
const desk = await signUp(api, { role: 'desk' });

const TOTAL = 3999.98;
const paid = () => ({ way: 'cash', amount: TOTAL, receivedOn: todayOf(api) });
const bookFor = async (customer: object, fields: object = { link: undefined, paid: paid() }): Promise<Booking> =>
  (await bookAtDesk(api, desk, deskBody({ ...journey, api }, { customer, ...fields })).expect(201)).body.booking;
const get = async (path: string, query: object = {}, by = admin) =>
  (await api.request.get(path).query(query).set(by.bearer).expect(200)).body;
const customers = (query: object): Promise<FoundCustomer[]> => get('/api/desk/customer', query, desk);

test('who is booked at the desk is greeted, invoiced and listed by the name that was told, in every script', async () => {
  const email = 'sunil@example.com';
  const name = 'सुनील पाटील';
  const booking = await bookFor({ name, email, phone: '098765 00001' });
  expect(booking.user).toMatchObject({ username: expect.stringMatching(/^guest/), name });
  await issueInvoices(api.dependencies);
  expect(await get('/api/invoice', { search: booking._id })).toMatchObject([{ buyer: name }]);
  await post.pass();
  expect(post.email({ to: email, subject: /^Confirmed: / }).text).toContain(`Hello ${name},`);
  expect(only<Booking>(await get('/api/booking', { search: 'सुनील' }))).toMatchObject({ user: { name }, contact: { name } });
  expect(only<Payment>(await get('/api/payment', { search: booking._id }))).toMatchObject({ user: { name } });
  const { config } = api.dependencies;
  expect(await get(`/api/voucher/${voucherCodeOf(config, booking._id)}`)).toMatchObject({ name });
  const { totalPersons, travelDate } = booking;
  const manifest: ManifestEntry[] = await get(`/api/departure/${booking.package._id}`, { day: travelDate });
  const entry = only<ManifestEntry>(manifest, ({ _id }) => _id === booking._id);
  expect(entry).toMatchObject({ user: { name }, contact: { name }, totalPersons });
  expect(entry.travellers.filter((one) => one.name === name)).toHaveLength(1);
});

test.each([
  ['Björn Müller', ['Björn', 'muller', 'Bjorn Muller']],
  ['José García', ['garcia', 'jose']],
  ['Nguyễn Đức', ['Nguyễn', 'nguyen duc']],
  ['राजेश कुमार', ['राजेश']],
  ['山田太郎', ['山田', '太郎']],
])('%s, who has a phone alone, is found at the desk and among users by %j', async (name, searches) => {
  const { user } = await bookFor({ name, phone: '098765 00002' }, {});
  for (const search of searches) {
    expect((await customers({ search })).map(({ _id }) => _id)).toEqual([user._id]);
    expect(((await get('/api/auth/users', { search })) as User[]).map((one) => one.name)).toEqual([name]);
  }
});

test('the username of a customer is not cut at accents', async () => {
  const usernames = await Promise.all(
    ['Zoë Krügerin', 'Jean-François Lefèvre', 'Łukasz Đorđević'].map(
      async (name) => (await bookFor({ name, phone: '098765 00003' }, {})).user.username,
    ),
  );
  expect(usernames).toEqual(['zoe-krugerin', 'jean-francois-lefevre', 'lukasz-dordevic']);
});

test('a returning customer with an address is the contact and first traveller of the next booking, by the name that was told', async () => {
  const customer = { name: 'Zoë Ångström', email: 'zoe@example.com', phone: '098765 00004' };
  const first = await bookFor(customer);
  const again = await bookFor({ userId: first.user._id });
  const { contact, travellers } = await get(`/api/booking/travellers/${again._id}`, {}, desk);
  expect(contact).toEqual({ name: customer.name, phone: customer.phone });
  expect(travellers).toMatchObject([{ name: customer.name }, { name: null }]);
});

test('somebody new who has the phone, the address or the name of somebody known is asked about, with the last trip', async () => {
  const known = await bookFor({ name: 'Rajiv Singh Rathore', email: 'rajiv@example.com', phone: '+91 98220 44556' });
  const other = await bookFor({ name: 'Rajiv Singhania', phone: '098765 00005' }, {});
  const alike = async (query: object) => (await customers({ ...query, limit: 5 })).map(({ _id }) => _id);
  expect(await alike({ phone: '98220-44556' })).toEqual([known.user._id]);
  expect(await alike({ email: 'RAJIV@example.com', name: 'Somebody else' })).toEqual([known.user._id]);
  expect((await alike({ name: 'rajiv singh' })).toSorted()).toEqual([known.user._id, other.user._id].toSorted());
  expect(await alike({ name: 'Rathore Rajiv', phone: '098765 00005' })).toEqual([other.user._id, known.user._id]);
  expect(await alike({ name: 'Nobody Known', phone: '11' })).toEqual([]);
  const { title } = known.package;
  expect(only<FoundCustomer>(await customers({ phone: '098220 44556' }))).toMatchObject({
    name: 'Rajiv Singh Rathore',
    phone: '+91 98220 44556',
    email: 'rajiv@example.com',
    lastTrip: { title, travelDate: known.travelDate },
  });
});

test('who registers is called by the username until the first booking says a name, which the account keeps, and another booking does not change', async () => {
  const user = await signUp(api);
  const [first, second] = [await journey.book({ by: user }), await journey.book({ by: user })];
  const name = async (booking: Booking, contact: object) =>
    api.request
      .put(`/api/booking/travellers/${booking._id}`)
      .set(user.bearer)
      .send({ travellers: [], contact, version: 0 })
      .expect(200);
  expect(first.user).not.toHaveProperty('name');
  await name(first, { name: 'Jörg Mahlzahn', phone: '098765 00006' });
  await name(second, { name: 'His Sister', phone: '098765 00007' });
  expect(await get('/api/account', {}, user)).toMatchObject({ name: 'Jörg Mahlzahn', phone: '098765 00006' });
  expect((await get('/api/account/export', {}, user)).account).toMatchObject({ name: 'Jörg Mahlzahn', phone: '098765 00006' });
  const listed: Booking[] = await get('/api/booking', { search: 'mahlzahn' });
  expect(listed.map(({ _id }) => _id).toSorted()).toEqual([first._id, second._id].toSorted());
  expect(listed.map((one) => one.user.name)).toEqual(['Jörg Mahlzahn', 'Jörg Mahlzahn']);
});

test('a name that is corrected counts for all trips, but no issued invoice changes; removed, nobody is found by it', async () => {
  const booking = await bookFor({ name: 'Prya Nayr', email: 'priya@example.com', phone: '098765 00008' });
  await issueInvoices(api.dependencies);
  const change = (details: object) =>
    api.request.put(`/api/customer/${booking.user._id}/details`).set(desk.bearer).send(details).expect(200);
  expect((await change({ name: 'Priya Nair', phone: '+33 6 12 34 56 78' })).body).toMatchObject({ name: 'Priya Nair' });
  expect(await get('/api/booking', { search: 'priya nair' })).toMatchObject([{ user: { name: 'Priya Nair' } }]);
  expect((await customers({ search: '06 12 34 56 78' })).map(({ _id }) => _id)).toEqual([booking.user._id]);
  expect(await get('/api/booking', { search: '06 12 34 56 78' })).toMatchObject([{ _id: booking._id }]);
  expect(await get('/api/invoice', { search: booking._id })).toMatchObject([{ buyer: 'Prya Nayr' }]);
  const log = await api.dependencies.database.collection('adminactions').find({ endpoint: 'changeCustomer' }).toArray();
  expect(JSON.stringify(log)).toContain('name, phone');
  expect(JSON.stringify(log)).not.toMatch(/Priya|Prya|12 34/);
  await change({});
  expect(await customers({ search: '06 12 34 56 78' })).toEqual([]);
  // The contact of the booking stays what it was told to be.
  expect(await get('/api/booking', { search: 'prya' })).toMatchObject([{ user: { name: 'Prya Nayr' } }]);
});

test('in lists by names a customer stands where their name does, not where their username does', async () => {
  const day = addDays(todayOf(api), 15);
  const names = ['Ödön Zzz', 'Aaron Aaa', 'Ömer Yyy'];
  for (const name of names) await bookFor({ name, phone: '098765 00009' }, { travelDate: day, link: undefined, paid: paid() });
  const listed: Booking[] = await get('/api/booking', { travelFrom: day, travelTo: day, sort: 'user' });
  expect(listed.map(({ user }) => user.name)).toEqual(['Aaron Aaa', 'Ödön Zzz', 'Ömer Yyy']);
});

test('until an address is confirmed, an email to it has no words of a stranger that are more than a name', async () => {
  const body = { password: 'a fine long password', phone: '098765 00010' };
  const named = { ...body, username: 'plain-name', email: 'plain@example.com', name: "Ana-María d'Ávila" };
  const worded = {
    ...body,
    username: 'worded-name',
    email: 'worded@example.com',
    name: 'Call 555 0100 to win, or go to evil.example',
  };
  for (const registration of [named, worded]) await api.request.post('/api/auth/register').send(registration).expect(201);
  await post.pass();
  const welcomeTo = ({ email: to }: { email: string }): string => post.email({ to, subject: 'Welcome to Wayfarer' }).text ?? '';
  expect(welcomeTo(named)).toMatch(/Ana-María d'Ávila/i);
  expect(welcomeTo(worded)).not.toMatch(/555|evil/i);
});
