import { randomUUID } from 'node:crypto';
import {
  type Booking,
  bookingNumberOf,
  type GroupInvoiceForm,
  type ListedInvoice,
  monthOf,
  type Payment,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { invoiceFindings, invoiceTextOf } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';
import { exportInvoices, type InvoiceRecord, invoiceRepository, issueNext } from '../../invoices/index.ts';
import { invoiceFor } from './invoice-for.ts';

const api = await testApi({ TAX_NAME: 'GST', TAX_PERCENT: '5', SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5' });
api.clock.stop();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const month = monthOf(todayOf(api));
const { database } = api.dependencies;
const invoices = database.collection<InvoiceRecord>('invoices');
const buyer = { company: 'Heron & Sons Ltd', address: '4 Quay Street\nLeith EH6', taxNumber: 'GB 123 4567 89' };

const group = (
  bookings: readonly Pick<Booking, '_id'>[],
  { key = randomUUID() as string, by = admin, to = buyer as object } = {},
) =>
  api.request
    .post('/api/invoice/group')
    .set({ ...by.bearer, 'Idempotency-Key': key })
    .send({ bookings: bookings.map(({ _id }) => _id), buyer: to });
const issueGroup = async (...given: Parameters<typeof group>): Promise<ListedInvoice> =>
  (await group(...given).expect(201)).body.invoice;
const issue = (watching = {}) => issueInvoices(api.dependencies, watching);
/** Paid, with an invoice. */
const invoiced = async (count: number): Promise<Booking[]> => {
  const bookings: Booking[] = [];
  for (let number = 0; number < count; number += 1) bookings.push(await journey.bookConfirmed());
  await issue();
  return bookings;
};
const oneInvoiced = async (): Promise<Booking> => only(await invoiced(1));
const listed = async ({ _id }: Booking): Promise<ListedInvoice[]> =>
  (
    await api.request
      .get('/api/invoice')
      .query({ search: bookingNumberOf(_id) })
      .set(admin.bearer)
      .expect(200)
  ).body;
const sums = async () => {
  const { body } = await api.request.get('/api/invoice/sums').query({ month }).set(admin.bearer).expect(200);
  const { invoices: plus, creditNotes: minus } = body.month;
  const sumOf = (part: 'net' | 'tax' | 'gross'): number => Math.round((plus[part] + minus[part]) * 100);
  return { net: sumOf('net'), tax: sumOf('tax'), gross: sumOf('gross') };
};
const movementsOf = async ({ _id }: Booking): Promise<string[]> => {
  const call = api.request.get('/api/invoice/movements').query({ month }).set(admin.bearer);
  const { body } = await call.buffer().responseType('blob').expect(200);
  return String(body)
    .split('\r\n')
    .filter((line) => line.includes(bookingNumberOf(_id)))
    .map((line) =>
      line
        .split(',')
        .filter((_, column) => [1, 3, 5, 6].includes(column))
        .join(' '),
    );
};
const printed = (booking: Booking, number?: string) => invoiceTextOf(api, traveller, booking, number);
const tripInvoices = async ({ _id }: Booking) =>
  (await api.request.get(`/api/booking/trip/${_id}`).set(traveller.bearer).expect(200)).body.invoices;
const findings = () => invoiceFindings(api);
const everyNumber = () =>
  invoices
    .find()
    .sort({ _id: 1 })
    .map(({ _id }) => _id)
    .toArray();

test('one invoice for three bookings counts in place of their own: each of these is credited once, and the month comes to the same', async () => {
  const [first, last] = [await oneInvoiced(), await oneInvoiced()];
  const bookings = [first, await oneInvoiced(), last];
  const before = await sums();
  const invoice = await issueGroup(bookings);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    buyer: buyer.company,
    isCompany: true,
    net: 11_428.5,
    tax: 571.44,
    gross: 11_999.94,
  });
  expect(invoice.bookings?.toSorted()).toEqual(bookings.map(({ _id }) => _id).toSorted());
  expect(await findings()).toEqual([]);
  await issue();
  await issue();
  expect(await sums()).toEqual(before);
  const all = await listed(last);
  const own = all.find(({ kind, bookings: several }) => kind === 'invoice' && several === undefined);
  const note = all.find(({ kind }) => kind === 'credit-note');
  expect(own).toMatchObject({ replacedBy: invoice._id, gross: 3999.98 });
  expect(note).toMatchObject({ invoice: own?._id, replacedBy: invoice._id, tax: -190.48, gross: -3999.98 });
  expect(all).toHaveLength(3);
  expect(await movementsOf(last)).toEqual([`Payment ${invoice._id} 190.48 3999.98`]);
  expect(await findings()).toEqual([]);

  const text = await printed(first);
  for (const part of [
    invoice._id,
    'Heron & Sons Ltd',
    'Leith EH6',
    buyer.taxNumber,
    'GST 5% ₹571.44',
    '₹11,428.50',
    '₹11,999.94',
  ])
    expect(text).toContain(part);
  for (const { _id, package: booked } of bookings)
    for (const part of [`${booked.title}, from`, bookingNumberOf(_id)]) expect(text).toContain(part);
  const credited = await printed(last, note?._id);
  expect(credited).toContain(`Invoice ${invoice._id} counts instead. Nothing is refunded.`);
  expect(await tripInvoices(last)).toEqual([
    expect.objectContaining({ number: invoice._id, bookings: 3, total: 11_999.94 }),
    expect.objectContaining({ number: own?._id, replacedBy: invoice._id }),
    expect.objectContaining({ number: note?._id, replacedBy: invoice._id }),
  ]);
  const { body: payments } = await api.request.get(`/api/payment?booking=${last._id}`).set(admin.bearer).expect(200);
  expect(only<Payment>(payments).invoiceNumbers).toEqual([invoice._id]);
});

test('a traveller sees of the others on a group invoice one sum each, and staff see everything', async () => {
  const other = await signUp(api);
  const [own, theirs] = [
    await journey.bookConfirmed(),
    await journey.bookConfirmed({ by: other, totalPersons: 5, totalAmount: 9999.95 }),
  ];
  await issue();
  const { _id } = await issueGroup([own, theirs]);
  const each = (text: string) => text.split('₹1,999.99').length - 1;
  expect(each(await printed(own, _id))).toBe(1);
  expect(await printed(own, _id)).toContain('₹9,999.95');
  expect(each(await invoiceTextOf(api, other, theirs, _id))).toBe(1);
  expect(each(await invoiceTextOf(api, admin, own, _id))).toBe(2);
});

test('a refund before is not on the group invoice, a refund after has a credit note for it, and all tax is taken back to the paisa', async () => {
  const [one, other] = [await oneInvoiced(), await oneInvoiced()];
  const bookings = [one, other];
  const before = await sums();
  await journey.refund(one, { amount: 1333.33, reason: 'Rain.' }, { key: 'before' });
  await issue();
  const invoice = await issueGroup(bookings);
  expect(invoice.gross).toBe(6666.63);
  expect(await printed(one)).toContain('Refunded before');
  await journey.refund(one, { amount: 0.1, reason: 'Rain.' }, { key: 'after' });
  await journey.cancel(one).expect(200);
  await issue();
  const all = await listed(one);
  const own = all.find(({ kind, bookings: several }) => kind === 'invoice' && !several);
  const refunds = all.filter(({ kind, replacedBy }) => kind === 'credit-note' && !replacedBy);
  expect(refunds.map((note) => `${note.invoice} ${note.gross}`).toSorted()).toEqual(
    [`${own?._id} -1333.33`, `${invoice._id} -0.1`, `${invoice._id} -2666.55`].toSorted(),
  );
  expect(refunds.reduce((tax, note) => tax + Math.round(note.tax * 100), 0)).toBe(-19_048);
  expect(await sums()).toEqual({ net: before.net - 380_950, tax: before.tax - 19_048, gross: before.gross - 399_998 });
  expect((await movementsOf(one)).map((line) => line.split(' ')[1])).toEqual([
    invoice._id,
    ...refunds.map(({ _id }) => _id).toSorted(),
  ]);
  expect(await movementsOf(other)).toEqual([`Payment ${invoice._id} 190.48 3999.98`]);
  expect(await findings()).toEqual([]);
});

test('what cannot stand on one invoice is refused with a sentence at its field, and nothing is issued', async () => {
  const [paid, other, abroad] = [await oneInvoiced(), await oneInvoiced(), await oneInvoiced()];
  const [refunded, grouped] = [await oneInvoiced(), await oneInvoiced()];
  const unpaid = await journey.book();
  await invoices.updateOne({ bookingId: objectIdOf(abroad._id) }, { $set: { currency: 'usd' } });
  await journey.cancel(refunded).expect(200);
  const earlier = await issueGroup([grouped, await oneInvoiced()]);
  await issue();
  const numbers = await everyNumber();
  const refusals: [sentence: string, bookings: Pick<Booking, '_id'>[]][] = [
    ['has no invoice', [paid, unpaid]],
    ['has another currency', [paid, abroad]],
    ['is refunded in full', [paid, refunded]],
    [`is on ${earlier._id} already`, [paid, grouped]],
    ['Choose at least 2 bookings.', [paid]],
    ['A booking is chosen twice.', [paid, paid]],
    ['At most 50 bookings', Array.from({ length: 51 }, (_, index) => ({ _id: String(index).padStart(24, '0') }))],
  ];
  for (const [sentence, bookings] of refusals)
    expect((await group(bookings).expect(400)).body.details.bookings, sentence).toContain(sentence);
  const { body } = await group([paid, other], { to: { company: ' ', address: '' } }).expect(400);
  expect(body.details).toEqual({ 'buyer.company': 'Enter a company or a name.', 'buyer.address': 'Enter an address.' });
  await invoices.updateOne({ bookingId: objectIdOf(other._id) }, { $set: { 'tax.name': 'VAT' } });
  expect((await group([paid, other]).expect(400)).body.details.bookings).toContain('another seller or tax');
  expect(await everyNumber()).toEqual(numbers);
  await invoices.updateMany({}, { $set: { currency: 'inr', 'tax.name': 'GST' } });
});

test('two admins at once, and a repeated press, issue one group invoice', async () => {
  const [one, two, three] = [await oneInvoiced(), await oneInvoiced(), await oneInvoiced()];
  const second = await signUpAdmin(api);
  const answers = await Promise.all([group([one, two]), group([two, three], { by: second }), group([one, two, three])]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '400', '400']);
  const rest = await invoiced(2);
  const pressed = await Promise.all([1, 2, 3].map(() => group(rest, { key: 'pressed' })));
  expect(pressed.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(pressed.map(({ body }) => body.invoice._id)).size).toBe(1);
  expect((await group(rest, { key: 'pressed', to: { ...buyer, company: 'Another Ltd' } }).expect(409)).body.code).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
  await issue();
  expect(await findings()).toEqual([]);
});

test('a refund that is credited while a group invoice is decided is not on it, and neither is lost', async () => {
  const [one, other] = [await oneInvoiced(), await oneInvoiced()];
  const bookings = [one, other];
  const ids = bookings.map(({ _id }) => objectIdOf(_id));
  let decided = 0;
  const issued = await issueNext(database, { kind: 'invoice', issuedOn: todayOf(api) }, async () => {
    decided += 1;
    const content = invoiceFor(ids, await invoiceRepository(database).listOf(ids));
    if (decided === 1) {
      await journey.refund(one, { amount: 1000, reason: 'Rain.' }, { key: 'meanwhile' });
      await issue();
    }
    return { ...content, cause: 'meanwhile', invoice: null, buyer: null, creditsDue: api.clock.now() };
  });
  expect([decided, issued?.total]).toEqual([2, 699_996]);
  await issue();
  expect(await findings()).toEqual([]);
});

test.each(['number-read', 'invoice-stored', 'invoice-settled'])(
  'a worker that is killed at the step %s credits each replaced invoice once',
  async (fatal) => {
    const bookings = await invoiced(2);
    await issueGroup(bookings);
    for (let deaths = 0; deaths < 2; deaths += 1) {
      const reached = (step: string): void => {
        if (step === fatal) throw new Error('Killed.');
      };
      await issue({ reached }).catch(({ message }) => expect(message).toBe('Killed.'));
    }
    await Promise.all([issue(), issue()]);
    for (const booking of bookings)
      expect((await listed(booking)).map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'invoice']);
    expect(await findings()).toEqual([]);
  },
);

test('the check of money finds an own invoice that counts beside the group invoice, and credit notes that are not issued in time', async () => {
  const bookings = await invoiced(2);
  const { _id } = await issueGroup(bookings);
  api.clock.moveBy(3 * 60_000);
  expect(await findings()).toEqual([expect.stringContaining('not issued'), expect.stringContaining('not issued')]);
  await issue();
  expect(await findings()).toEqual([]);
  await invoices.updateOne({ _id }, { $inc: { total: 1 } });
  expect(await findings()).toEqual(Array(2).fill(expect.stringContaining('differs from the sum of its bookings')));
  await invoices.updateOne({ _id }, { $inc: { total: -1 } });
  const note = await invoices.findOneAndDelete({ replacedBy: _id });
  expect(await findings()).toContainEqual(expect.stringContaining(`counts beside ${_id}`));
  await invoices.insertOne(note as InvoiceRecord);
  expect(await findings()).toEqual([]);
});

test('only staff who may issue invoices do, and an account’s export has a group invoice once', async () => {
  const bookings = await invoiced(2);
  for (const role of ['desk', 'viewer', 'guide'] as const) await group(bookings, { by: await signUp(api, { role }) }).expect(403);
  const { _id } = await issueGroup(bookings, {
    to: { company: 'A family', address: '1 Road' } satisfies GroupInvoiceForm['buyer'],
  });
  const pages = async function* () {
    for (const booking of bookings) yield [{ _id: objectIdOf(booking._id) }];
  };
  const exported: string[] = [];
  for await (const page of exportInvoices({ database }, pages())) exported.push(...page.map(({ number }) => number));
  expect(exported.filter((number) => number === _id)).toHaveLength(1);
  expect(exported).toHaveLength(3);
});
