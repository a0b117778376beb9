import { expect, test } from 'vitest';
import { paymentEndpoints } from './payment.endpoints.ts';
import { paymentStatusFilterSchema } from './payment.schema.ts';
import { canRefundBecome, refundStates } from './refund.rules.ts';
import { newRefundSchema } from './refund.schema.ts';

test('a refund’s state only rises: pending < dropped < done < failed', () => {
  for (const [lower, from] of refundStates.entries())
    for (const [higher, to] of refundStates.entries()) expect(canRefundBecome(from, to)).toBe(higher > lower);
});

test('a refund is more than nothing, and has a reason of 3 characters at least', () => {
  const refund = { amount: 0.01, reason: 'Ill' };
  expect(newRefundSchema.parse({ ...refund, reason: ' Ill ' })).toEqual(refund);
  for (const wrong of [
    { amount: 0 },
    { amount: -1 },
    { amount: 0.001 },
    { reason: 'No' },
    { reason: ' No ' },
    { reason: 'x'.repeat(501) },
  ])
    expect(newRefundSchema.safeParse({ ...refund, ...wrong }).success).toBe(false);
});

test('payments are narrowed by every status that the list can show, under its earlier name too', () => {
  expect(['all', 'waiting', 'paid', 'needs_review', 'review'].map((status) => paymentStatusFilterSchema.parse(status))).toEqual([
    'all',
    'waiting',
    'paid',
    'needs_review',
    'needs_review',
  ]);
  expect(paymentStatusFilterSchema.safeParse('creating').success).toBe(false);
  expect(paymentEndpoints.listPayments.query.parse({ search: ' pi_1 ' })).toEqual({
    status: 'all',
    search: 'pi_1',
    sort: '-createdAt',
  });
});
