import { expect, test } from 'vitest';
import { receivedFields, sampleAttempt, SAMPLE_TOTAL as TOTAL } from '../../testing/samples/sample-attempt.ts';
import { sampleRefund as refund } from '../../testing/samples/sample-refund.ts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import { ledgerOf } from './ledger-of.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

const [PAID, LATER] = [20, 25].map((day) => new Date(`2026-11-${day}T12:00:00Z`)) as [Date, Date];

const byCard = (fields: Partial<PaymentAttempt> = {}) =>
  sampleAttempt('1', { ...receivedFields('1'), status: 'paid', paymentMethod: 'upi', ...fields });
const inCash = (fields: Partial<PaymentAttempt> = {}) =>
  byCard({
    paymentId: null,
    paymentMethod: 'cash',
    byHand: { receivedOn: '2026-11-19', reference: 'receipt 12', takenBy: 'vikram', requestKey: 'a' },
    ...fields,
  });
const byTransfer = (fields: Partial<PaymentAttempt> = {}) => inCash({ paymentMethod: 'bank transfer', ...fields });

const cardRow = { at: PAID, kind: 'payment', amount: TOTAL, state: 'done', way: 'upi', by: null, reference: 'pi_1' };
const cashRow = { ...cardRow, way: 'cash', by: 'vikram', reference: 'receipt 12', on: '2026-11-19' };

/** What the ledger says besides the payment itself. */
const rowsAfter = (attempt: PaymentAttempt) => ledgerOf(attempt).filter(({ kind }) => kind !== 'payment');

test('a payment is one row: by card with the provider’s id, by hand with who took it, on which day, and what they wrote down', () => {
  expect(ledgerOf(byCard())).toEqual([cardRow]);
  expect(ledgerOf(byCard({ paymentMethod: null }))).toEqual([{ ...cardRow, way: 'card' }]);
  expect(ledgerOf(inCash())).toEqual([cashRow]);
  expect(ledgerOf(byTransfer())).toEqual([{ ...cashRow, way: 'bank transfer' }]);
});

test('what was never received is in no ledger', () => {
  expect(ledgerOf(sampleAttempt('1'))).toEqual([]);
  expect(ledgerOf(sampleAttempt('1', { paidAt: PAID }))).toEqual([]);
  expect(ledgerOf(sampleAttempt('1', { amountReceived: TOTAL }))).toEqual([]);
});

test('each refund is a row of its own with less than nothing, in the state it is in; one that was dropped before it began is none', () => {
  const refunds = [
    refund('pending'),
    refund('done', { refundId: 're_2', doneAt: LATER, amount: 300 }),
    refund('failed', { refundId: 're_3', askedBy: null }),
    refund('dropped'),
  ];
  const row = { at: PAID, kind: 'refund', amount: -500, state: 'pending', way: 'upi', by: 'nadia', reference: null };
  expect(ledgerOf(byCard({ refunds }))).toEqual([
    cardRow,
    row,
    { ...row, at: LATER, amount: -300, state: 'done', reference: 're_2' },
    { ...row, state: 'failed', by: null, reference: 're_3' },
  ]);
});

test.each<[string, PaymentAttempt, Partial<AttemptRefund>, object]>([
  ['a card payment of an unknown method', byCard({ paymentMethod: null }), {}, { way: 'card', by: 'nadia', reference: null }],
  ['cash, not written down yet', inCash(), { refundId: 'by hand 1-1' }, { way: 'cash', by: 'nadia', reference: null }],
  ['a transfer, not written down yet', byTransfer(), {}, { way: 'bank transfer', by: 'nadia', reference: null }],
  [
    'cash that staff gave back by transfer',
    inCash(),
    { givenBack: { way: 'transfer', givenOn: '2026-11-24', reference: 'UTR 7', by: 'leela' } },
    { way: 'bank transfer', by: 'leela', reference: 'UTR 7', on: '2026-11-24' },
  ],
  [
    'a transfer that staff gave back in cash, without a reference',
    byTransfer(),
    { givenBack: { way: 'cash', givenOn: '2026-11-24', reference: null, by: 'leela' } },
    { way: 'cash', by: 'leela', reference: null, on: '2026-11-24' },
  ],
])('a refund goes back as it came, unless staff wrote down another way: %s', (_, attempt, fields, told) => {
  const row = { at: PAID, kind: 'refund', amount: -500, state: 'done' };
  expect(rowsAfter({ ...attempt, refunds: [refund('done', fields)] })).toEqual([{ ...row, ...told }]);
});

test('a payment that was entered by mistake stays in the ledger, with a row that reverses it', () => {
  const refunds = [refund('done', { amount: TOTAL, isReversal: true, refundId: 'by hand 1-1', doneAt: LATER })];
  expect(ledgerOf(inCash({ refunds }))).toEqual([
    cashRow,
    { at: LATER, kind: 'reversal', amount: -TOTAL, state: 'done', way: 'cash', by: 'nadia', reference: null },
  ]);
});

test('a dispute takes what is left of the payment, for now while it is open, for good once it is lost, and nothing once it is won', () => {
  const row = { kind: 'dispute', amount: 500 - TOTAL, way: 'upi', by: null, reference: 'pi_1' };
  const disputed = byCard({ amountRefunded: 500, disputedAt: PAID });
  expect(rowsAfter(disputed)).toEqual([{ ...row, at: PAID, state: 'pending' }]);
  expect(rowsAfter({ ...disputed, paymentMethod: null })).toMatchObject([{ way: 'card' }]);
  const won = { ...disputed, disputedAt: null, disputeClosedAt: LATER };
  expect(rowsAfter(won)).toEqual([]);
  expect(rowsAfter({ ...won, isDisputeLost: true })).toEqual([{ ...row, at: LATER, state: 'done' }]);
});
