import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { majorUnitsOf } from './major-units.ts';
import { stripeBalance } from './stripe-balance.ts';
import { createStripeClient } from './stripe-client.ts';

const span = { from: new Date(0), to: new Date() };

/** An account whose lists have just these. */
const accountWith = async (data: readonly object[]) => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ object: 'list', has_more: false, data }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const STRIPE_API_BASE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stripeBalance(createStripeClient({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE }));
};
const listed = async <Listed>(list: AsyncIterable<Listed>): Promise<Listed[]> => {
  const all: Listed[] = [];
  for await (const one of list) all.push(one);
  return all;
};

test('a fee that the provider charges by itself is a fee as those of payments are, and a payout is no transaction', async () => {
  const common = { created: 1_800_000_000, currency: 'EUR', source: null };
  const balance = await accountWith([
    { ...common, id: 'txn_3', reporting_category: 'payout', amount: -5000, fee: 0 },
    { ...common, id: 'txn_2', reporting_category: 'fee', amount: -250, fee: 0 },
    {
      ...common,
      id: 'txn_1',
      reporting_category: 'charge',
      amount: 5400,
      fee: 150,
      source: { object: 'charge', payment_intent: 'pi_1' },
    },
  ]);
  expect(await listed(balance.listBalance(span))).toMatchObject([
    { id: 'txn_2', paymentId: null, amount: 0, fee: 250, currency: 'eur' },
    { id: 'txn_1', paymentId: 'pi_1', amount: 5400, fee: 150, currency: 'eur' },
  ]);
});

test('a payout has the day that the provider names, whatever the time zone; one that failed or was cancelled has none', async () => {
  const payout = { arrival_date: Date.parse('2027-03-12T00:00:00Z') / 1000, reconciliation_status: 'completed' };
  const statuses = ['paid', 'in_transit', 'failed', 'canceled'];
  const balance = await accountWith([
    ...statuses.map((status) => ({ ...payout, id: `po_${status}`, status })),
    { ...payout, id: 'po_by_hand', status: 'paid', reconciliation_status: 'not_applicable' },
  ]);
  expect(await listed(balance.listPayouts(span))).toEqual([
    { id: 'po_paid', arrivesOn: '2027-03-12', isItemized: true },
    { id: 'po_in_transit', arrivesOn: '2027-03-12', isItemized: true },
    { id: 'po_failed', arrivesOn: null, isItemized: true },
    { id: 'po_canceled', arrivesOn: null, isItemized: true },
    { id: 'po_by_hand', arrivesOn: '2027-03-12', isItemized: false },
  ]);
});

test.each([
  ['inr', 12.34],
  ['jpy', 1234],
  ['kwd', 1.234],
])('1234 of the provider in %s is %d', (currency, amount) => {
  expect(majorUnitsOf(1234, currency)).toBe(amount);
});
