import type { Booking, Trip } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { invoiceFindings, invoiceTextOf } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { startChanges } from '../../../testing/trip-changes.ts';
import { dayText } from '../../../time/day-text.ts';
import { issueInvoices } from './issue-invoices.ts';

const api = await testApi({ TAX_NAME: 'GST', TAX_PERCENT: '5', SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5' });
const journey = await startMoneyJourney(api);
const { traveller } = journey;
const changes = await startChanges(api, journey);
const { changed, inDays } = changes;

const issue = () => issueInvoices(api.dependencies);
const invoiced = async (daysAhead: number): Promise<Booking> => {
  const booking = await changes.book(daysAhead);
  await issue();
  return booking;
};
/** Lines are broken where there is no more room. */
const unbroken = (text: string): string => text.replaceAll(' ', '');
const invoicesOf = async ({ _id }: Booking): Promise<Trip['invoices']> =>
  (await api.request.get(`/api/booking/trip/${_id}`).set(traveller.bearer).expect(200)).body.invoices;

test('a moved trip has a new invoice with its new day in place of the former, which is credited and stays as it was', async () => {
  const booking = await invoiced(40);
  const former = only(await invoicesOf(booking));
  const before = await invoiceTextOf(api, traveller, booking, former.number);
  await changed(booking, { travelDate: inDays(90) });
  await issue();
  const text = await invoiceTextOf(api, traveller, booking);
  for (const part of [dayText(inDays(90)), 'replaces', former.number, '1,00,000.00'])
    expect(unbroken(text)).toContain(unbroken(part));
  expect(await invoiceTextOf(api, traveller, booking, former.number)).toBe(before);
  expect((await invoicesOf(booking)).map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'invoice']);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a cheaper trip has a credit note for what went back, and an invoice for what is left with its fee', async () => {
  const booking = await invoiced(20);
  await changed(booking, { totalPersons: 1 });
  await issue();
  const text = await invoiceTextOf(api, traveller, booking);
  for (const part of ['Fee for changes', '25,000.00', '75,000.00']) expect(text).toContain(part);
  expect(text).not.toContain('Refunded before');
  expect(await invoiceFindings(api)).toEqual([]);
  await journey.cancel(booking).expect(200);
  await issue();
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a dearer trip has an invoice for the whole, of which what was paid before is taken off', async () => {
  const booking = await invoiced(41);
  const { payment } = await changed(booking, { totalPersons: 3 });
  await journey.payCard(payment?.sessionId ?? '');
  await journey.checkStatus(payment?.sessionId ?? '').expect(200);
  await issue();
  const text = await invoiceTextOf(api, traveller, booking);
  for (const part of ['Paid before', '50,000.00', '1,50,000.00']) expect(text).toContain(part);
  expect(await invoiceFindings(api)).toEqual([]);
});
