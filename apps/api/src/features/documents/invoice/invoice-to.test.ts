import type { Account, Booking, CustomerDetail, FoundCustomer, InvoiceTo, TrailEntry, Trip } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { confirmAddress, type Account as SignedUp, signUp } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../../testing/desk.ts';
import { invoiceTextOf } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from './issue-invoices.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, tourPackage } = journey;
const desk = await signUp(api, { role: 'desk' });
const company: InvoiceTo = {
  company: 'Müller Maschinenbau GmbH',
  name: 'Jörg Müller',
  address: 'Am Markt 3\n50667 Köln',
  taxNumber: 'DE 123456789',
};
const { company: named = '' } = company;

const issue = () => issueInvoices(api.dependencies);
const accountOf = async (by: SignedUp): Promise<Account> =>
  (await api.request.get('/api/account').set(by.bearer).expect(200)).body;
const say = (by: SignedUp, details: object) => api.request.put('/api/account/details').set(by.bearer).send(details);
const name = (booking: Pick<Booking, '_id'>, by: SignedUp, invoiceTo: InvoiceTo | undefined, version = 0) =>
  api.request
    .put(`/api/booking/travellers/${booking._id}`)
    .set(by.bearer)
    .send({ travellers: [null, null], contact: { name: 'Jörg', invoiceTo }, version });
const customerOf = async ({ userId }: SignedUp): Promise<CustomerDetail> =>
  (await api.request.get(`/api/customer/${userId}`).set(desk.bearer).expect(200)).body;
const tripOf = async ({ _id }: Booking, by: SignedUp): Promise<Trip> =>
  (await api.request.get(`/api/booking/trip/${_id}`).set(by.bearer).expect(200)).body;
const cashBooking = async (fields: object): Promise<Booking> => {
  const paid = { way: 'cash', amount: Math.round(tourPackage.price * 200) / 100, receivedOn: todayOf(api) };
  const body = deskBody({ ...journey, api }, { link: undefined, paid, ...fields });
  return (await bookAtDesk(api, desk, body).expect(201)).body.booking;
};

test('an account keeps whom invoices are for from the first booking that says so, and until it says otherwise', async () => {
  const by = await signUp(api);
  await name(await journey.book({ by }), by, company).expect(200);
  expect(await accountOf(by)).toMatchObject({ name: 'Jörg', invoiceTo: company });
  await name(await journey.book({ by }), by, { name: 'Ann Müller' }).expect(200);
  expect((await accountOf(by)).invoiceTo).toEqual(company);
  expect((await customerOf(by)).invoiceTo).toEqual(company);
  const { body: exported } = await api.request.get('/api/account/export').set(by.bearer).expect(200);
  expect(exported.account.invoiceTo).toEqual(company);
  const changed = await say(by, { name: 'Jörg', invoiceTo: { name: 'Jörg Müller' } }).expect(200);
  expect(changed.body.invoiceTo).toEqual({ name: 'Jörg Müller' });
  await say(by, { name: 'Jörg' }).expect(200);
  expect(await accountOf(by)).not.toHaveProperty('invoiceTo');
});

test.each([
  [{}, { 'invoiceTo.company': 'Enter a company or a name.' }],
  [{ address: 'Am Markt 3' }, { 'invoiceTo.company': 'Enter a company or a name.' }],
  [{ company: 'Kale' }, { 'invoiceTo.address': 'Enter an address.' }],
  [{ name: 'Kale', taxNumber: '1' }, { 'invoiceTo.address': 'Enter an address.' }],
  [{ name: 'a\u202eb' }, { 'invoiceTo.name': 'Use visible characters only.' }],
  [{ name: 'Kale', address: 'x'.repeat(301) }, { 'invoiceTo.address': 'Use at most 300 characters.' }],
  [{ name: 'Kale', address: '7 MG Road', taxNumber: '1'.repeat(41) }, { 'invoiceTo.taxNumber': 'Use at most 40 characters.' }],
  ['Kale', { invoiceTo: 'An invoice is made out to a company with its address, or to a name.' }],
])('whom invoices are for is not %j: a sentence stands at its field', async (invoiceTo, details) => {
  const by = await signUp(api);
  expect((await say(by, { invoiceTo }).expect(400)).body.details).toEqual(details);
});

test('an invoice for somebody else has their name alone, or with an address', async () => {
  const by = await signUp(api);
  const booking = await journey.book({ by });
  await name(booking, by, { name: '\u00a0Ann Müller ' }).expect(200);
  await journey.confirm(booking, by);
  await issue();
  const text = await invoiceTextOf(api, by, booking);
  expect(text).toContain('Ann Müller');
  expect(text).not.toContain(by.username);
  const { body: listed } = await api.request.get('/api/invoice').query({ search: booking._id }).set(admin.bearer).expect(200);
  expect(only(listed)).toMatchObject({ buyer: 'Ann Müller', isCompany: false });
});

test('the desk books for a company, whose invoice it is in the same second; the next time it is proposed', async () => {
  const customer = { name: 'Jörg Müller', email: 'joerg@maschinenbau.example' };
  const booking = await cashBooking({ customer, invoiceTo: company });
  await issue();
  const text = await invoiceTextOf(api, admin, booking);
  for (const part of [named, 'Jörg Müller', 'Am Markt 3', '50667 Köln', 'DE 123456789']) expect(text).toContain(part);
  const { body } = await api.request.get('/api/desk/customer').query({ search: customer.email }).set(desk.bearer).expect(200);
  expect(only<FoundCustomer>(body)).toMatchObject({ name: 'Jörg Müller', invoiceTo: company });
  const own = await cashBooking({ customer: { userId: booking.user._id } });
  await issue();
  expect(await invoiceTextOf(api, admin, own)).not.toContain(named);
});

test('a booking and its invoice are found by the company that they are for', async () => {
  const customer = { name: 'Ravi Kale', phone: '+91 98450 12345' };
  const booking = await cashBooking({ customer, invoiceTo: { ...company, company: 'Kale Motors' } });
  await issue();
  const query = { search: 'kale motors' };
  const { body: invoices } = await api.request.get('/api/invoice').query(query).set(admin.bearer).expect(200);
  expect(only(invoices)).toMatchObject({ booking: booking._id, buyer: 'Kale Motors' });
  const { body: bookings } = await api.request.get('/api/booking').query(query).set(desk.bearer).expect(200);
  expect(only(bookings)).toMatchObject({ _id: booking._id });
});

test('of a customer who has no name the desk names the buyer alone, and their username is not taken for a name', async () => {
  const by = await signUp(api);
  await confirmAddress(api, by);
  const booking = await cashBooking({ customer: { userId: by.userId }, invoiceTo: company });
  await issue();
  expect(await invoiceTextOf(api, by, booking)).toContain(named);
  const account = await accountOf(by);
  expect(account.invoiceTo).toEqual(company);
  expect(account).not.toHaveProperty('name');
});

test('until the invoice is issued staff name its buyer on the booking, and the trail says that it changed, not to what', async () => {
  const by = await signUp(api);
  const booking = await journey.book({ by });
  await name(booking, desk, company).expect(200);
  expect(await accountOf(by)).not.toHaveProperty('invoiceTo');
  const trailOf = async (): Promise<TrailEntry[]> =>
    (await api.request.get(`/api/booking/trail/${booking._id}`).set(admin.bearer).expect(200)).body;
  expect(JSON.stringify(await trailOf())).toContain('invoiceTo');
  expect(JSON.stringify(await trailOf())).not.toContain(named);
  await journey.confirm(booking, by);
  await issue();
  expect(await invoiceTextOf(api, by, booking)).toContain(named);
  const { number } = only((await tripOf(booking, by)).invoices);
  const sentences = [
    [by, 'Ask us to make it out to somebody else.'],
    [desk, 'Ask a colleague who may issue invoices to correct its buyer.'],
    [admin, 'Correct its buyer instead.'],
  ] as const;
  for (const [who, sentence] of sentences)
    for (const other of [undefined, { name: 'Ann' }])
      expect((await name(booking, who, other, 1).expect(400)).body.details).toEqual({
        'contact.invoiceTo': `Invoice ${number} is issued already. ${sentence}`,
      });
  // Everything else of the contact can still be changed.
  await name(booking, by, company, 1).expect(200);
});

test('staff say on a customer’s page whom invoices are for; the log says that it changed, not to what', async () => {
  const by = await signUp(api);
  const change = (invoiceTo?: InvoiceTo) =>
    api.request.put(`/api/customer/${by.userId}/details`).set(desk.bearer).send({ invoiceTo }).expect(200);
  expect((await change(company)).body.invoiceTo).toEqual(company);
  await change(company);
  const { body } = await api.request.get('/api/activity').query({ id: by.userId }).set(admin.bearer).expect(200);
  expect(JSON.stringify(body)).toContain('"invoiceTo"');
  expect(JSON.stringify(body)).not.toContain(named);
  expect((await change()).body).not.toHaveProperty('invoiceTo');
});

test('of a deleted account nothing keeps whom invoices were for', async () => {
  const by = await signUp(api);
  await say(by, { invoiceTo: company }).expect(200);
  await journey.bookConfirmed({ by });
  await api.request.delete(`/api/auth/${by.userId}`).set(admin.bearer).expect(200);
  const { database } = api.dependencies;
  const stored = await database.collection('users').findOne({ _id: objectIdOf(by.userId) });
  expect(stored).toMatchObject({ username: 'Former traveller' });
  expect(stored).not.toHaveProperty('invoiceTo');
});
