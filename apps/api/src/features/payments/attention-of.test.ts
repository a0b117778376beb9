import { expect, test } from 'vitest';
import { receivedFields, SAMPLE_TOTAL, sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { type PaymentAttempt, withNewRefund } from '../attempts/index.ts';
import { attentionOf } from './attention-of.ts';
import type { PaymentRecord } from './payment-record.ts';

const AT = new Date('2026-11-20T12:00:00Z');

const attentionFor = (fields: Partial<PaymentAttempt>, currency = 'inr') => {
  const attempt = sampleAttempt('1', { ...receivedFields('1'), status: 'paid', ...fields });
  return attentionOf({ attempt, totalAmount: SAMPLE_TOTAL, currency } as PaymentRecord);
};

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

test('a refund that the bank did not accept can be given again, in the currency that was paid', () => {
  const { refunds } = withNewRefund(sampleAttempt('1'), { origin: 'cancel', amount: 500 }, AT).attempt;
  const failed = refunds.map((refund) => ({ ...refund, state: 'failed' as const }));
  expect(attentionFor({ refunds: failed, currencyReceived: 'usd' })).toMatchObject({
    reason: 'The bank did not accept the refund of $5.00.',
    canGiveBack: true,
  });
});
