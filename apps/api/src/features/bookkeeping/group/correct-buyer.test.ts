import { randomUUID } from 'node:crypto';
import { type Booking, type InvoiceTo, type ListedInvoice, monthOf, type Payment, type Trip } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../../testing/desk.ts';
import { invoiceFindings, invoiceTextOf } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';
import { type InvoiceRecord, invoiceRepository, issueNext } from '../../invoices/index.ts';
import { invoiceFor } from './invoice-for.ts';

const api = await testApi({ TAX_NAME: 'GST', TAX_PERCENT: '5', SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5' });
api.clock.stop();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { database } = api.dependencies;
const stored = database.collection<InvoiceRecord>('invoices');
const company: InvoiceTo = {
  company: 'Kale Motors Pvt Ltd',
  name: 'Asha Kale',
  address: '7 MG Road\nPune',
  taxNumber: '27ABCDE1234F1Z5',
};

const issue = () => issueInvoices(api.dependencies);
const tripOf = async ({ _id }: Pick<Booking, '_id'>, by = traveller): Promise<Trip> =>
  (await api.request.get(`/api/booking/trip/${_id}`).set(by.bearer).expect(200)).body;
const countingOf = async (booking: Pick<Booking, '_id'>, by = traveller): Promise<string> =>
  only((await tripOf(booking, by)).invoices, ({ kind, replacedBy }) => kind === 'invoice' && replacedBy === undefined).number;
/** Paid, with an invoice. */
const invoiced = async (): Promise<Booking> => {
  const booking = await journey.bookConfirmed();
  await issue();
  return booking;
};
const correct = (invoice: string, { key = randomUUID() as string, by = admin, to = company as object } = {}) =>
  api.request
    .post('/api/invoice/buyer')
    .set({ ...by.bearer, 'Idempotency-Key': key })
    .send({ invoice, buyer: to });
const corrected = async (...given: Parameters<typeof correct>): Promise<ListedInvoice> =>
  (await correct(...given).expect(201)).body.invoice;
const notesOf = async (booking: Booking) =>
  (await stored.find({ kind: 'credit-note', bookingId: objectIdOf(booking._id) }).toArray()).map(
    ({ invoice, total }) => `${invoice} ${total}`,
  );
const listed = async (number: string): Promise<ListedInvoice> =>
  only((await api.request.get('/api/invoice').query({ search: number }).set(admin.bearer).expect(200)).body);
const month = monthOf(todayOf(api));
const grossOfMonth = async (): Promise<number> => {
  const { body } = await api.request.get('/api/invoice/sums').query({ month }).set(admin.bearer).expect(200);
  return Math.round((body.month.invoices.gross + body.month.creditNotes.gross) * 100);
};

test('a wrong buyer is corrected by a credit note and a new invoice, which counts for traveller, payment and list; the former stays as it was', async () => {
  const booking = await invoiced();
  const former = await countingOf(booking);
  const [before, gross] = [await invoiceTextOf(api, traveller, booking, former), await grossOfMonth()];
  const invoice = await corrected(former);
  expect(invoice).toMatchObject({ buyer: company.company, isCompany: true, gross: booking.totalAmount, booking: booking._id });
  expect(invoice).not.toHaveProperty('bookings');
  await issue();
  const text = await invoiceTextOf(api, traveller, booking);
  for (const part of [
    invoice._id,
    'Kale Motors Pvt Ltd',
    'Asha Kale',
    '7 MG Road',
    'Pune',
    '27ABCDE1234F1Z5',
    'replaces',
    former,
  ])
    expect(text).toContain(part);
  expect(await invoiceTextOf(api, traveller, booking, former)).toBe(before);
  expect((await tripOf(booking)).invoices).toEqual([
    expect.objectContaining({ number: invoice._id }),
    expect.objectContaining({ number: former, replacedBy: invoice._id }),
    expect.objectContaining({ kind: 'credit-note', replacedBy: invoice._id }),
  ]);
  const { body: payments } = await api.request.get(`/api/payment?booking=${booking._id}`).set(admin.bearer).expect(200);
  expect(only<Payment>(payments).invoiceNumbers).toEqual([invoice._id]);
  expect(await listed(former)).toMatchObject({ replacedBy: invoice._id });
  expect(await grossOfMonth()).toBe(gross);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a corrected invoice is corrected again, and what is refunded before, between and after is credited to the paisa where it counts', async () => {
  const booking = await invoiced();
  const first = await countingOf(booking);
  await journey.refund(booking, { amount: 1333.33, reason: 'Rain.' }, { key: 'one' });
  await issue();
  const { _id: second, gross } = await corrected(first);
  expect(gross).toBe(2666.65);
  await journey.refund(booking, { amount: 0.1, reason: 'Rain.' }, { key: 'two' });
  await issue();
  const { _id: third } = await corrected(second, { to: { name: 'Jörg Müller' } });
  expect(await listed(third)).toMatchObject({ buyer: 'Jörg Müller', isCompany: false, gross: 2666.55 });
  await journey.cancel(booking).expect(200);
  await issue();
  expect((await notesOf(booking)).toSorted()).toEqual(
    [`${first} 133333`, `${first} 266665`, `${second} 10`, `${second} 266655`, `${third} 266655`].toSorted(),
  );
  const text = await invoiceTextOf(api, traveller, booking);
  expect(text).toContain(third);
  expect(text).toContain('Refunded before');
  expect(await countingOf(booking)).toBe(third);
  const { body } = await correct(third).expect(400);
  expect(body.details).toEqual({ invoice: `${third} is refunded in full.` });
  expect(await invoiceFindings(api)).toEqual([]);
});

test('the buyer of an invoice for several bookings is corrected for all of which something is left', async () => {
  const bookings = [await invoiced(), await invoiced(), await invoiced()];
  const [one, other, gone] = bookings as [Booking, Booking, Booking];
  const { body } = await api.request
    .post('/api/invoice/group')
    .set({ ...admin.bearer, 'Idempotency-Key': 'group' })
    .send({ bookings: bookings.map(({ _id }) => _id), buyer: { company: 'Kale Motor', address: '7 MG Road' } })
    .expect(201);
  await journey.cancel(gone).expect(200);
  await issue();
  const invoice = await corrected(body.invoice._id);
  expect(invoice.bookings?.toSorted()).toEqual([one._id, other._id].toSorted());
  await journey.refund(one, { amount: 10, reason: 'Rain.' });
  await issue();
  for (const booking of [one, other]) expect(await countingOf(booking)).toBe(invoice._id);
  expect(await notesOf(one)).toContain(`${invoice._id} 1000`);
  expect(await countingOf(gone)).toBe(body.invoice._id);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('of two clerks at once one corrects an invoice, and the other is told; a repeated press issues nothing twice', async () => {
  const booking = await invoiced();
  const number = await countingOf(booking);
  const second = await signUpAdmin(api);
  const answers = await Promise.all([correct(number), correct(number, { by: second, to: { name: 'Somebody else' } })]);
  const { body: counting } = only(answers, ({ status }) => status === 201);
  const { body: refusal } = only(answers, ({ status }) => status === 409);
  expect(refusal.message).toBe(`${number} was replaced by ${counting.invoice._id} meanwhile. Look at that one first.`);
  const other = await countingOf(await invoiced());
  const pressed = await Promise.all([1, 2, 3].map(() => correct(other, { key: 'pressed' })));
  expect(pressed.map(({ status, body }) => `${status} ${body.invoice._id === pressed[0]?.body.invoice._id}`)).toEqual(
    Array(3).fill('201 true'),
  );
  for (const again of [
    correct(other, { key: 'pressed', to: { name: 'X' } }),
    correct(counting.invoice._id, { key: 'pressed', to: company }),
  ])
    expect((await again.expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  await issue();
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a refund that is credited while a correction is decided is left out of it, and one decided beside it is credited on the invoice that counts', async () => {
  const booking = await invoiced();
  const ids = [objectIdOf(booking._id)];
  const { _id: number } = await corrected(await countingOf(booking));
  let decided = 0;
  const issued = await issueNext(database, { kind: 'invoice', issuedOn: todayOf(api) }, async () => {
    decided += 1;
    const content = invoiceFor(ids, await invoiceRepository(database).listOf(ids));
    if (decided === 1) {
      await journey.refund(booking, { amount: 1000, reason: 'Rain.' });
      await issue();
    }
    return { ...content, cause: 'meanwhile', invoice: null, buyer: null, creditsDue: api.clock.now() };
  });
  expect([decided, issued?.total]).toEqual([2, 299_998]);
  await issue();
  expect(await notesOf(booking)).toContain(`${number} 100000`);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('an invoice that was paid in cash at the desk is corrected, and then goes on one invoice with others', async () => {
  const { totalAmount } = await journey.book();
  const paid = { way: 'cash', receivedOn: todayOf(api), amount: totalAmount };
  const body = deskBody(
    { ...journey, api },
    { customer: { name: 'Priya Sharma', phone: '080 4123 4567' }, link: undefined, paid },
  );
  const booking: Booking = (await bookAtDesk(api, admin, body).expect(201)).body.booking;
  await issue();
  const { _id } = await corrected(await countingOf(booking, admin));
  await issue();
  const { body: grouped } = await api.request
    .post('/api/invoice/group')
    .set({ ...admin.bearer, 'Idempotency-Key': 'then' })
    .send({ bookings: [booking._id, (await invoiced())._id], buyer: company })
    .expect(201);
  await issue();
  expect(await countingOf(booking, admin)).toBe(grouped.invoice._id);
  expect(await listed(_id)).toMatchObject({ replacedBy: grouped.invoice._id });
  expect(await invoiceFindings(api)).toEqual([]);
});

test('only staff who may issue invoices correct one, and what cannot be is refused with a sentence at its field', async () => {
  const booking = await invoiced();
  const number = await countingOf(booking);
  for (const role of ['desk', 'viewer', 'guide', 'user'] as const)
    await correct(number, { by: await signUp(api, { role }) }).expect(403);
  await correct('INV-2020-00000001').expect(404);
  const refusals: [object, Record<string, string>][] = [
    [{}, { 'buyer.company': 'Enter a company or a name.' }],
    [{ address: '7 MG Road' }, { 'buyer.company': 'Enter a company or a name.' }],
    [{ company: 'Kale' }, { 'buyer.address': 'Enter an address.' }],
    [{ name: 'Asha', taxNumber: '27AB' }, { 'buyer.address': 'Enter an address.' }],
    [{ name: ' ' }, { 'buyer.name': 'Enter a company or a name.' }],
    [{ name: traveller.username }, { 'buyer.name': `${number} is made out to this buyer already.` }],
  ];
  for (const [to, details] of refusals) expect((await correct(number, { to }).expect(400)).body.details).toEqual(details);
  const note = await stored.findOne({ kind: 'credit-note' });
  expect((await correct(note?._id ?? '').expect(400)).body.details).toEqual({ invoice: 'This is not the number of an invoice.' });
  expect(await countingOf(booking)).toBe(number);
});
