import { expect, test } from 'vitest';
import { receivedFields, SAMPLE_TOTAL, sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { type AttemptRefund, type PaymentAttempt, withNewRefund } from '../attempts/index.ts';
import { attentionOf } from './attention-of.ts';
import type { PaymentRecord } from './payment-record.ts';

const AT = new Date('2026-11-20T12:00:00Z');

const attentionFor = (fields: Partial<PaymentAttempt>, booking: Partial<PaymentRecord> = {}) => {
  const attempt = sampleAttempt('1', { ...receivedFields('1'), status: 'paid', ...fields });
  return attentionOf({ attempt, totalAmount: SAMPLE_TOTAL, currency: 'inr', ...booking } as PaymentRecord);
};
/** Taken by staff, with 500 that go back. */
const byHand = { receivedOn: '2026-11-19', reference: null, takenBy: 'nadia', requestKey: 'a' };
const refundsOf = (attempt: PaymentAttempt, fields: Partial<AttemptRefund> = {}) =>
  withNewRefund(attempt, { origin: 'cancel', amount: 500 }, AT).attempt.refunds.map((refund) => ({ ...refund, ...fields }));

test('a payment that is as it should be waits for nobody', () => {
  expect(attentionFor({})).toBeNull();
});

test.each([
  ['another amount', { amountReceived: 500 }, '₹5.00 was received, ₹5,999.97 was due.'],
  ['dollars', { currencyReceived: 'usd' }, '$5,999.97 was received, ₹5,999.97 was due.'],
  ['a currency without a sign', { currencyReceived: 'eur' }, 'EUR\u00a05,999.97 was received, ₹5,999.97 was due.'],
  ['an unknown currency', { currencyReceived: null }, '₹5,999.97 was received, ₹5,999.97 was due.'],
  ['what was due, and given back in part', {}, 'Part of it was refunded before it could confirm the booking.'],
])('money under review says what is wrong with it, each sum in its own currency: %s', (_, fields, reason) => {
  expect(attentionFor({ status: 'needs_review', ...fields })).toEqual({
    reason,
    todo: 'Refund it; the traveller can then pay again.',
    canGiveBack: true,
  });
});

test('of a disputed payment nothing can be given back here, whatever else is the matter with it', () => {
  expect(attentionFor({ disputedAt: AT, status: 'needs_review' })).toMatchObject({
    reason: expect.stringContaining('disputed'),
    canGiveBack: false,
  });
});

test.each([
  ['an earlier payment, of the price now', {}, 700_000, '₹7,000.00'],
  ['of the price now', { entry: 'total' as const }, 700_000, '₹7,000.00'],
  ['of a deposit', { entry: 'deposit' as const }, 700_000, '₹5,999.97'],
  ['of a rest', { entry: 'balance' as const }, 700_000, '₹5,999.97'],
  ['for a change', { entry: 'change' as const }, 700_000, '₹5,999.97'],
])('money under review is compared with what was asked for: %s', (_, fields, totalAmount, due) => {
  const reason = attentionFor({ status: 'needs_review', amountReceived: 500, ...fields }, { totalAmount })?.reason;
  expect(reason).toBe(`₹5.00 was received, ${due} was due.`);
});

test('money that staff took and that is due back is given back by staff, who write it down', () => {
  const attempt = sampleAttempt('1', { paymentMethod: 'cash', byHand });
  expect(attentionFor({ paymentMethod: 'cash', byHand, refunds: refundsOf(attempt) })).toEqual({
    reason: '₹5.00 of this cash payment is due back.',
    todo: expect.stringContaining('Give back'),
    canGiveBack: false,
  });
  expect(attentionFor({ byHand, refunds: refundsOf(attempt, { state: 'done' }) })).toBeNull();
  expect(attentionFor({ refunds: refundsOf(sampleAttempt('1')) })).toBeNull();
});

test('a refund that the bank did not accept can be given again, in the currency that was paid', () => {
  const refunds = refundsOf(sampleAttempt('1'), { state: 'failed' });
  expect(attentionFor({ refunds, currencyReceived: 'usd' })).toMatchObject({
    reason: 'The bank did not accept the refund of $5.00.',
    canGiveBack: true,
  });
});

test('a refund that the provider refused says why, and no failure of another refund is taken for that', () => {
  const failure = (refundKey: string) => ({
    lastFailure: { kind: 'refund' as const, attemptId: '1', refundKey, at: AT, sentence: 'The balance is too low.' },
  });
  const told = (fields: Partial<AttemptRefund>, refundKey: string) =>
    attentionFor({ refunds: refundsOf(sampleAttempt('1'), { state: 'failed', ...fields }) }, failure(refundKey));
  expect(told({}, '1-1')).toEqual({
    reason: 'The payment provider refused the refund of ₹5.00: The balance is too low.',
    todo: expect.stringContaining('Refund it again'),
    canGiveBack: true,
  });
  for (const other of [told({}, '1-2'), told({ refundId: 're_1' }, '1-1')])
    expect(other?.reason).toBe('The bank did not accept the refund of ₹5.00.');
});
