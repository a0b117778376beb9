import { bookingNumberOf, csvFieldOf, type InvoiceSums, type ListedInvoice, monthOf } from '@wayfarer/contracts';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { monthDays, yearBefore } from '../../time/month-days.ts';
import { issueInvoices } from '../documents/index.ts';

const api = await testApi({ TAX_NAME: 'GST', TAX_PERCENT: '5', SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5' });
api.clock.stop();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const month = monthOf(todayOf(api));

const refunded = await journey.bookConfirmed();
const kept = await journey.bookConfirmed({ totalPersons: 1 });
await journey.cancel(refunded).expect(200);
await journey.book();
await issueInvoices(api.dependencies);

const get = (path: string, query: object = {}, by = admin) => api.request.get(`/api/invoice${path}`).query(query).set(by.bearer);
const list = async (query: object = {}): Promise<ListedInvoice[]> => (await get('', query).expect(200)).body;
const bytesOf = async (path: string): Promise<Buffer> =>
  (await get(path, { month }).buffer().responseType('blob').expect(200)).body;

test('invoices and credit notes are listed with buyer, net, tax and gross, which are below 0 for what was taken back', async () => {
  const all = await list();
  expect(all.map(({ kind, booking, net, tax, gross }) => [kind, booking, net, tax, gross].join(' ')).toSorted()).toEqual(
    [
      `invoice ${refunded._id} 3809.5 190.48 3999.98`,
      `invoice ${kept._id} 1904.75 95.24 1999.99`,
      `credit-note ${refunded._id} -3809.5 -190.48 -3999.98`,
    ].toSorted(),
  );
  const note = all.find(({ kind }) => kind === 'credit-note');
  const invoice = all.find(({ kind, booking }) => kind === 'invoice' && booking === refunded._id);
  expect(note).toMatchObject({ invoice: invoice?._id, issuedOn: todayOf(api), buyer: journey.traveller.username, taxPercent: 5 });
});

test('they are found by month, kind, the beginning of a number, and what their booking is found by', async () => {
  const numbersOf = async (query: object) => (await list(query)).map(({ _id }) => _id);
  const all = await numbersOf({ month });
  expect(all).toHaveLength(3);
  expect(await numbersOf({ month: '2019-02' })).toEqual([]);
  expect(await numbersOf({ kind: 'credit-note', month })).toEqual(all.filter((number) => number.startsWith('CN')));
  expect(await numbersOf({ search: 'inv-' })).toEqual(
    all
      .filter((number) => number.startsWith('INV'))
      .toSorted()
      .toReversed(),
  );
  expect((await list({ search: bookingNumberOf(kept._id) })).map(({ booking }) => booking)).toEqual([kept._id]);
  expect(await numbersOf({ search: journey.traveller.username, kind: 'invoice' })).toHaveLength(2);
  expect(await numbersOf({ search: 'nobodyatall' })).toEqual([]);
});

test('a month is summed up to the paisa, beside the same days of the year before', async () => {
  const { invoices } = api.dependencies.database.collections;
  const [one] = (await invoices?.find({ kind: 'invoice' }).limit(1).toArray()) ?? [];
  const { from } = monthDays(month);
  const before = yearBefore(from);
  await invoices?.insertOne({ ...one, _id: 'INV-2001-00000001' as never, issuedOn: before, total: 10_500, tax: { amount: 500 } });
  const { body }: { body: InvoiceSums } = await get('/sums', { month }).expect(200);
  expect(body.month).toEqual({
    from,
    to: todayOf(api),
    invoices: {
      count: 2,
      net: 5714.25,
      tax: 285.72,
      gross: 5999.97,
      rates: [{ percent: 5, net: 5714.25, tax: 285.72, gross: 5999.97 }],
    },
    creditNotes: {
      count: 1,
      net: -3809.5,
      tax: -190.48,
      gross: -3999.98,
      rates: [{ percent: 5, net: -3809.5, tax: -190.48, gross: -3999.98 }],
    },
    fees: [],
  });
  expect(body.yearBefore).toMatchObject({ from: before, invoices: { count: 1, net: 100, tax: 5, gross: 105 } });
  await invoices?.deleteOne({ _id: 'INV-2001-00000001' as never });
});

test('the file of a month has each of its documents as a PDF under its number', async () => {
  const files = unzipSync(await bytesOf('/file'));
  expect(Object.keys(files).toSorted()).toEqual((await list({ month })).map(({ _id }) => `${_id}.pdf`).toSorted());
  for (const [name, bytes] of Object.entries(files)) expect(await readPdf(bytes)).toContain(name.replace('.pdf', ''));
});

test('the export of a month has a line for each payment and refund, with its document, tax, way and the provider’s ids', async () => {
  const text = (await bytesOf('/movements')).toString();
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toBe(
    '\uFEFFDay,Kind,Booking,Document,Net,Tax,Gross,Way,Payment,Session,Refund,Fee,Credited,Account currency,Payout,Paid out on,Receipt date,Reference,Taken by,Customer,Trip,Travel day,Tax percent',
  );
  const day = todayOf(api);
  const numbers = [refunded, kept].map(({ _id }) => csvFieldOf(bookingNumberOf(_id)));
  const shown = lines.map((line) => line.split(',')).filter(([, , booking]) => numbers.includes(booking ?? ''));
  expect(shown.map(([on, kind, , , net, tax, gross, way]) => [on, kind, net, tax, gross, way].join(' ')).toSorted()).toEqual(
    [
      `${day} Payment 3809.50 190.48 3999.98 card`,
      `${day} Payment 1904.75 95.24 1999.99 card`,
      `${day} Refund -3809.50 -190.48 -3999.98 card`,
    ].toSorted(),
  );
  const refund = shown.find(([, kind]) => kind === 'Refund');
  expect(refund?.slice(3, 4)[0]).toMatch(/^CN-/);
  expect(refund?.slice(8)).toEqual([
    expect.stringMatching(/^pi_/),
    expect.stringMatching(/^cs_/),
    expect.stringMatching(/^re_/),
    // The provider was not asked for its fees yet.
    '',
    '',
    '',
    '',
    '',
    // Not by hand.
    '',
    '',
    '',
    journey.traveller.username,
    journey.tourPackage.title,
    refunded.travelDate,
    '5',
  ]);
});

test('a lost dispute is a movement of what was left of the payment, without a document', async () => {
  const disputed = await journey.bookConfirmed({ totalPersons: 1 });
  const at = { 'attempts.0.isDisputeLost': true, 'attempts.0.disputeClosedAt': api.clock.now() };
  const { _id } = await journey.stored(disputed);
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: at });
  const line = (await bytesOf('/movements'))
    .toString()
    .split('\r\n')
    .find((one) => one.includes(`Dispute lost,${csvFieldOf(bookingNumberOf(disputed._id))}`));
  expect(line?.split(',').slice(3, 7)).toEqual(['', '', '', '-1999.99']);
});

test('a month has its days, and the 29th of February its day of the year before', () => {
  expect(monthDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthDays('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(['2028-02-29', '2026-01-31'].map(yearBefore)).toEqual(['2027-02-28', '2025-01-31']);
});

test('whoever may not see what the agency earns sees no invoices here', async () => {
  const desk = await signUp(api, { role: 'desk' });
  for (const path of ['', '/sums', '/file', '/movements']) await get(path, { month }, desk).expect(403);
});
