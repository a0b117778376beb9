import {
  type Booking,
  bookingNumberOf,
  csvFieldOf,
  type InvoiceSums,
  type ListedInvoice,
  monthOf,
  type Payment,
} from '@wayfarer/contracts';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { startReceipts } from '../../testing/receipts.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi({ SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5', TAX_PERCENT: '5' });
api.clock.stop();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { book, paid, issue, stored, numbered, paidInThree, refund } = await startReceipts(api, journey);
const month = monthOf(todayOf(api));

// The deposit of one, of which a part goes back; and all of another, in three payments.
const owing = await book();
await paid(owing);
await refund(owing, 0, 1000);
await issue();
const settled = await paidInThree();
await issue();

const get = (path: string, query: object = {}) => api.request.get(`/api/invoice${path}`).query(query).set(admin.bearer);
const list = async (query: object = {}): Promise<ListedInvoice[]> => (await get('', query).expect(200)).body;
const bytesOf = async (path: string): Promise<Buffer> =>
  (await get(path, { month }).buffer().responseType('blob').expect(200)).body;

/** How the CSV has the number of a booking. */
const numberOf = ({ _id }: Booking): string => csvFieldOf(bookingNumberOf(_id));

test('receipts are listed beside invoices and credit notes, and found by their kind and the beginning of their numbers', async () => {
  const shown = async (query: object) => (await list(query)).map(({ _id, net, tax, gross }) => `${_id} ${net} ${tax} ${gross}`);
  const ofReceipts = [
    `${numbered('REC', 3)} 19047.62 952.38 20000`,
    `${numbered('REC', 2)} 28571.43 1428.57 30000`,
    `${numbered('REC', 1)} 28571.43 1428.57 30000`,
  ];
  expect(await shown({ kind: 'receipt', month })).toEqual(ofReceipts);
  expect(await shown({ search: 'rec-' })).toEqual(ofReceipts);
  expect(await shown({ search: bookingNumberOf(owing._id), kind: 'credit-note' })).toEqual([
    `${numbered('CN', 1)} -952.38 -47.62 -1000`,
  ]);
  expect((await list({ kind: 'credit-note' })).map(({ invoice }) => invoice)).toEqual([numbered('REC', 1)]);
});

test('a month’s receipts are summed up beside its invoices, and a month without any has no such sum', async () => {
  const { body }: { body: InvoiceSums } = await get('/sums', { month }).expect(200);
  expect(body.month).toMatchObject({
    invoices: { count: 1, net: 47_619.05, tax: 2380.95, gross: 50_000 },
    receipts: { count: 3, net: 76_190.48, tax: 3809.52, gross: 80_000 },
    creditNotes: { count: 1, net: -952.38, tax: -47.62, gross: -1000 },
  });
  expect(body.yearBefore).not.toHaveProperty('receipts');
});

test('the files of a month have every document as a PDF, and a line for each payment and refund with its own document and tax', async () => {
  const numbers = (await stored()).map(({ _id }) => _id);
  expect(Object.keys(unzipSync(await bytesOf('/file'))).toSorted()).toEqual(numbers.map((number) => `${number}.pdf`));
  const [, ...lines] = (await bytesOf('/movements')).toString().trimEnd().split('\r\n');
  const shown = lines.map((line) => line.split(','));
  expect(
    shown.map(([, kind, booking, document, , tax, gross]) => [kind, booking, document, tax, gross].join(' ')).toSorted(),
  ).toEqual(
    [
      ['Payment', numberOf(owing), numbered('REC', 1), '1428.57', '30000.00'],
      ['Refund', numberOf(owing), numbered('CN', 1), '-47.62', '-1000.00'],
      ['Payment', numberOf(settled), numbered('REC', 2), '1428.57', '30000.00'],
      ['Payment', numberOf(settled), numbered('REC', 3), '952.38', '20000.00'],
      ['Payment', numberOf(settled), numbered('INV', 1), '2380.95', '50000.00'],
    ]
      .map((row) => row.join(' '))
      .toSorted(),
  );
  const sum = shown.reduce((total, [, , , , , , gross]) => total + Number(gross), 0);
  const { body }: { body: InvoiceSums } = await get('/sums', { month }).expect(200);
  const { invoices, receipts: ofReceipts, creditNotes } = body.month;
  expect(sum).toBe(invoices.gross + (ofReceipts?.gross ?? 0) + creditNotes.gross);
});

test('staff see with each payment the number of its own document, and of the credit note of its refund', async () => {
  const numbersOf = async ({ _id }: Booking): Promise<unknown[]> => {
    const { body } = await api.request.get(`/api/payment?booking=${_id}`).set(admin.bearer).expect(200);
    return body.map(({ invoiceNumbers }: Payment) => invoiceNumbers?.join(' ')).toSorted();
  };
  expect(await numbersOf(owing)).toEqual([`${numbered('REC', 1)} ${numbered('CN', 1)}`]);
  expect(await numbersOf(settled)).toEqual([numbered('INV', 1), numbered('REC', 2), numbered('REC', 3)]);
});

test('an account’s export has its receipts', async () => {
  const { body } = await api.request.get('/api/account/export').set(traveller.bearer).expect(200);
  expect(body.invoices).toContainEqual({ number: numbered('REC', 1), kind: 'receipt', issuedOn: todayOf(api), total: 30_000 });
});
