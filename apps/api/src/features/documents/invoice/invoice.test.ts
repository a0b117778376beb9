import { type Booking, type Invoice, type Payment, rupeesOf, type Trip } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { invoiceFindings } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';
import { type InvoiceRecord, invoiceRepository } from '../../invoices/index.ts';
import { issueInvoices } from './issue-invoices.ts';
import type { IssueStep } from './issue-step.ts';

const taxed = {
  SELLER_NAME: 'Faraway Pvt Ltd',
  SELLER_ADDRESS: '1 Lake Road|Udaipur 313001',
  SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5',
};

const api = await testApi({ ...taxed, TAX_PERCENT: '5' });
const journey = await startMoneyJourney(api);
beforeEach(async () => {
  const { database } = api.dependencies;
  for (const name of ['bookings', 'invoices', 'seatdays']) await database.collection(name).deleteMany({});
});

const DAY = 24 * 60 * 60_000;
const year = () => todayOf(api).slice(0, 4);
const stored = () => api.dependencies.database.collection<InvoiceRecord>('invoices').find().sort({ _id: 1 }).toArray();
const numbers = async () => (await stored()).map(({ _id }) => _id);
const numbered = (kind: 'INV' | 'CN', count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${year()}-${String(index + 1).padStart(8, '0')}`);
const issue = (watching = {}) => issueInvoices(api.dependencies, watching);
const issuedOf = async ({ _id }: Booking, by = journey.traveller): Promise<Invoice[]> => {
  const { body }: { body: Trip } = await api.request.get(`/api/booking/trip/${_id}`).set(by.bearer).expect(200);
  return body.invoices;
};
const numbersOfPayment = async ({ _id }: Booking): Promise<(string[] | undefined)[]> => {
  const { body }: { body: Payment[] } = await api.request
    .get(`/api/payment?booking=${_id}`)
    .set(journey.admin.bearer)
    .expect(200);
  return body.map(({ invoiceNumbers }) => invoiceNumbers);
};
const findings = () => invoiceFindings(api);
const printed = async (id: string, number?: string, by = journey.traveller): Promise<Buffer> => {
  const answer = await api.request
    .get(`/api/booking/invoice/${id}`)
    .query(number === undefined ? {} : { number })
    .set(by.bearer)
    .buffer()
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="(INV|CN)-\d{4}-\d{8}\.pdf"$/),
    'cache-control': 'no-store',
  });
  return answer.body as Buffer;
};

test('staff see with each payment the numbers of its invoice and of the credit notes of its refunds', async () => {
  const [booking, other, unpaid] = [await journey.bookConfirmed(), await journey.bookConfirmed(), await journey.book()];
  await journey.openSession(unpaid);
  await journey.refund(booking, { amount: 1000, reason: 'A night less' });
  await issue();
  const issued = (await issuedOf(booking)).map(({ number }) => number);
  expect(issued).toEqual([expect.stringMatching(/^INV-/), expect.stringMatching(/^CN-/)]);
  expect(await numbersOfPayment(booking)).toEqual([issued]);
  expect(await numbersOfPayment(other)).toEqual([(await issuedOf(other)).map(({ number }) => number)]);
  expect(await numbersOfPayment(unpaid)).toEqual([[]]);
});

test('a paid booking has one invoice with seller, buyer, line, tax and total, which its owner and admins download', async () => {
  const by = await signUp(api);
  const booking = await journey.bookConfirmed({ by });
  await issue();
  const [number = ''] = numbered('INV', 1);
  expect(await issuedOf(booking, by)).toMatchObject([{ number, kind: 'invoice', total: booking.totalAmount }]);
  const text = await readPdf(await printed(booking._id, undefined, by));
  const parts = [number, 'Faraway Pvt Ltd', 'Udaipur 313001', taxed.SELLER_TAX_ID, by.username];
  for (const part of [
    ...parts,
    journey.tourPackage.title,
    '₹1,999.99',
    'GST 5% ₹190.48',
    '₹3,809.50',
    '₹3,999.98',
    'Paid in full.',
  ])
    expect(text).toContain(part);
  expect(await readPdf(await printed(booking._id, number, journey.admin))).toBe(text);
  expect(await findings()).toEqual([]);
});

test('an invoice is made out to the company that the contact names before paying, its credit note too, and a later change is refused', async () => {
  const booking = await journey.book();
  const invoiceTo = { company: 'Heron & Sons Ltd', address: '4 Quay Street\nLeith EH6', taxNumber: 'GB 123 4567 89' };
  const name = (company: string, version: number) =>
    api.request
      .put(`/api/booking/travellers/${booking._id}`)
      .set(journey.traveller.bearer)
      .send({ travellers: [null, null], contact: { name: 'Asha', invoiceTo: { ...invoiceTo, company } }, version });
  expect((await name(' ', 0).expect(400)).body.details).toHaveProperty('contact.invoiceTo.company');
  await name(invoiceTo.company, 0).expect(200);
  await journey.confirm(booking);
  await issue();
  const { number: known } = only(await issuedOf(booking));
  expect((await name('Another Ltd', 1).expect(400)).body.details).toEqual({
    'contact.invoiceTo': `Invoice ${known} is issued already. Ask us to make it out to somebody else.`,
  });
  await journey.cancel(booking).expect(200);
  await issue();
  const issued = await issuedOf(booking);
  expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  for (const { number } of issued) {
    const text = await readPdf(await printed(booking._id, number));
    for (const part of [invoiceTo.company, '4 Quay Street', 'Leith EH6', invoiceTo.taxNumber]) expect(text).toContain(part);
    expect(text).not.toContain('Another');
  }
});

test('an unpaid booking has none, and the number of another booking’s invoice opens nothing', async () => {
  const [paid, unpaid] = [await journey.bookConfirmed(), await journey.book()];
  await issue();
  expect(await issuedOf(unpaid)).toEqual([]);
  const { number } = only(await issuedOf(paid));
  const refused = await api.request
    .get(`/api/booking/invoice/${unpaid._id}`)
    .query({ number })
    .set(journey.traveller.bearer)
    .expect(409);
  expect(refused.body.code).toBe('NO_INVOICE');
});

test('each refund has a credit note for its amount, and all of them take back what the invoice has, taxes to the last paisa', async () => {
  const booking = await journey.bookConfirmed();
  for (const [key, amount] of Object.entries({ one: 0.1, two: 1333.33, three: 0.1 }))
    await journey.refund(booking, { amount, reason: 'Rain.' }, { key });
  await journey.cancel(booking).expect(200);
  await issue();
  const records = await stored();
  const invoice = only(records, ({ kind }) => kind === 'invoice');
  const notes = records.filter(({ kind }) => kind === 'credit-note');
  expect(await numbers()).toEqual([...numbered('CN', 4), ...numbered('INV', 1)]);
  const [taken, tax] = [
    notes.reduce((sum, { total }) => sum + total, 0),
    notes.reduce((sum, one) => sum + (one.tax?.amount ?? 0), 0),
  ];
  expect([taken, tax]).toEqual([invoice.total, invoice.tax?.amount]);
  expect(notes.every((note) => note.invoice === invoice._id)).toBe(true);
  const note = only(await issuedOf(booking), ({ total }) => total === 1333.33);
  const text = await readPdf(await printed(booking._id, note.number));
  for (const part of ['Credit note', note.number, `For invoice${invoice._id}`, '₹1,333.33']) expect(text).toContain(part);
  expect(await findings()).toEqual([]);
});

test('a refund that the bank sent back stays credited, and the one in its place is not credited again', async () => {
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 100, reason: 'Rain.' });
  await issue();
  await api.dependencies.database
    .collection('bookings')
    .updateOne({ _id: new Types.ObjectId(booking._id) }, { $set: { 'attempts.0.refunds.0.state': 'failed' } });
  await journey.refund(booking, { amount: 150, reason: 'Again.' }, { key: 'two' });
  await issue();
  expect((await issuedOf(booking)).map(({ total }) => total)).toEqual([3999.98, 100, 50]);
  expect(await findings()).toEqual([]);
});

const STEPS: readonly IssueStep[] = ['number-read', 'invoice-stored', 'invoice-settled'];
test.each(STEPS)('a worker that is killed at the step %s leaves no gap, and no booking with two or none', async (fatal) => {
  const bookings = [await journey.bookConfirmed(), await journey.bookConfirmed()];
  for (let deaths = 0; deaths < 2; deaths += 1) {
    const reached = (step: IssueStep): void => {
      if (step === fatal) throw new Error('Killed.');
    };
    await expect(issue({ reached })).rejects.toThrow('Killed.');
  }
  await issue();
  expect(await numbers()).toEqual(numbered('INV', 2));
  for (const booking of bookings) expect(await issuedOf(booking)).toHaveLength(1);
  expect(await findings()).toEqual([]);
});

test('a worker that is killed when it has issued an invoice leaves the credit note of the same booking to the next', async () => {
  const booking = await journey.bookConfirmed();
  await journey.cancel(booking).expect(200);
  const reached = (step: IssueStep): void => {
    if (step === 'invoice-settled') throw new Error('Killed.');
  };
  await expect(issue({ reached })).rejects.toThrow('Killed.');
  expect(await numbers()).toEqual(numbered('INV', 1));
  await issue();
  expect(await numbers()).toEqual([...numbered('CN', 1), ...numbered('INV', 1)]);
  expect(await findings()).toEqual([]);
});

test('workers of several processes at once give each cause one number, and leave none out', async () => {
  const bookings = await Promise.all(Array.from({ length: 8 }, () => journey.bookConfirmed()));
  await journey.cancel(bookings[0] as Booking).expect(200);
  // All read the same number before any of them takes it.
  let waiting = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const reached = async (step: IssueStep): Promise<void> => {
    if (step !== 'number-read') return;
    waiting += 1;
    if (waiting >= 4) resolve();
    await promise;
  };
  await Promise.all(Array.from({ length: 4 }, () => issue({ reached })));
  expect(await numbers()).toEqual([...numbered('CN', 1), ...numbered('INV', 8)]);
  expect(new Set((await stored()).map(({ cause }) => cause)).size).toBe(9);
  expect(await findings()).toEqual([]);
});

test('what is issued never changes: neither with the settings, nor with the booking, nor by any write but the one that forgets the name', async () => {
  const booking = await journey.bookConfirmed();
  await issue();
  const before = await readPdf(await printed(booking._id));
  await withSettings(api, { SELLER_NAME: 'Another Ltd', TAX_PERCENT: 18 }, () => issue());
  await api.dependencies.database.collection('bookings').updateMany({}, { $set: { username: 'other', totalPersons: 9 } });
  expect(await readPdf(await printed(booking._id))).toBe(before);
  const { Invoice } = api.dependencies.database.models;
  if (!Invoice) throw new Error('It has been used.');
  const rewrites = [
    () => Invoice.updateMany({}, { $set: { total: 1 } }),
    () => Invoice.updateMany({}, { $set: { buyer: null, total: 1 } }),
    () => Invoice.deleteMany({}),
    () => Invoice.replaceOne({}, {}),
    () => Invoice.bulkWrite([{ deleteOne: { filter: {} } }]),
  ];
  for (const rewrite of rewrites) await expect(rewrite(), String(rewrite)).rejects.toThrow('append-only');
});

test('names in Devanagari, Arabic and Han are drawn, in a file of less than 150 kB', async () => {
  const title = 'क्षत्रिय محمد بن عبدالله 漢字測試王小明 Łódź 🙂';
  const of = await addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id, title });
  const booking = await journey.bookConfirmed({ of });
  await issue();
  const bytes = await printed(booking._id);
  expect(bytes.length).toBeLessThan(150_000);
  const text = await readPdf(bytes);
  for (const part of ['王小明', 'ź', 'محمد', '₹']) expect(text).toContain(part);
  const fonts = [...bytes.toString('latin1').matchAll(/\/BaseFont \/([^\s/]+)/g)].map(([, name]) => name);
  expect(fonts.join(' ')).toMatch(/devanagari.*vazirmatn|vazirmatn.*devanagari/s);
});

test('the check of money finds a paid booking without an invoice, sums that differ, a missing number, and what is not issued in time', async () => {
  const [one, other] = [await journey.bookConfirmed(), await journey.bookConfirmed()];
  expect(await findings()).toEqual([]);
  api.clock.moveBy(3 * 60_000);
  expect(await findings()).toEqual([expect.stringContaining('not issued'), expect.stringContaining('not issued')]);
  await issue();
  expect(await findings()).toEqual([]);
  const invoices = api.dependencies.database.collection<InvoiceRecord>('invoices');
  const first = (await invoices.findOne({ bookingId: new Types.ObjectId(one._id) })) as InvoiceRecord;
  await invoices.deleteOne({ _id: first._id });
  expect(await findings()).toEqual([
    expect.stringContaining('it is paid, but has no invoice'),
    expect.stringContaining(`1 numbers are missing before ${numbered('INV', 2)[1]}`),
  ]);
  await invoices.insertOne({ ...first, total: 1 });
  expect(await findings()).toEqual([expect.stringContaining('differs from what was paid')]);
  await invoices.updateOne({ _id: first._id }, { $set: { total: first.total } });
  await journey.refund(other, { amount: 5, reason: 'Rain.' });
  await issue();
  await invoices.deleteOne({ kind: 'credit-note' });
  expect(await findings()).toEqual([expect.stringContaining('differ from what was refunded')]);
});

test('a booking that was paid under a version without invoices gets none, also when it is refunded, and nothing is wrong with it', async () => {
  const booking = await journey.bookConfirmed();
  await api.dependencies.database.collection('bookings').updateMany({}, { $unset: { invoicesDue: 1 } });
  expect(await findings()).toEqual([]);
  await journey.refund(booking, { amount: 5, reason: 'Rain.' });
  await issue();
  expect(await numbers()).toEqual([]);
});

test('a name is erased from invoices once it was kept for as long as the settings say; number and amounts stay', async () => {
  const user = await signUp(api);
  const booking = await journey.bookConfirmed({ by: user });
  await issue();
  const forget = (day: string) => invoiceRepository(api.dependencies.database).forgetBuyersBefore(day, () => true);
  const { issuedOn } = only(await issuedOf(booking, user));
  expect(await forget(issuedOn)).toBe(0);
  expect(only(await stored()).buyer).toBe(user.username);
  const after = new Date(Date.parse(issuedOn) + DAY).toISOString().slice(0, 10);
  expect(await forget(after)).toBe(1);
  expect(await forget(after)).toBe(0);
  expect(await stored()).toMatchObject([{ buyer: null, total: Math.round(booking.totalAmount * 100) }]);
  expect(rupeesOf(only(await stored()).total)).toBe(booking.totalAmount);
  const text = await readPdf(await printed(booking._id, undefined, user));
  expect(text).not.toContain(user.username);
  expect(await findings()).toEqual([]);
});
