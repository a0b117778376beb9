import { expect, test } from 'vitest';
import { receivedFields, sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { sampleRefund } from '../../testing/samples/sample-refund.ts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import { withRefunds } from './attempt-refund.ts';
import { becamePaid, favourIn, paidOf } from './paid-of.ts';

const refund = (state: AttemptRefund['state'], amount: number, origin: AttemptRefund['origin'] = 'admin', askedAmount = amount) =>
  sampleRefund(state, { amount, askedAmount, origin });

/** A payment of 7,000 with these refunds. */
const payment = (status: 'paid' | 'refund_pending' | 'refunded', ...refunds: AttemptRefund[]) =>
  withRefunds(sampleAttempt('1', { ...receivedFields('1'), status, amountReceived: 700_000 }), refunds);
const [favour, change] = [refund('done', 500_000), refund('pending', 200_000, 'change')];

test.each([
  ['nothing went back', payment('paid'), 700_000, 0],
  ['a favour', payment('paid', favour), 700_000, 500_000],
  ['what a cheaper change is about to give back', payment('paid', change), 500_000, 0],
  [
    'what two cheaper changes gave back',
    payment('paid', refund('done', 200_000, 'change'), refund('done', 50_000, 'change')),
    450_000,
    0,
  ],
  ['what a change gave back, and the bank sent back', payment('paid', refund('failed', 200_000, 'change')), 700_000, 0],
  ['a favour and a change', payment('paid', refund('done', 100_000), change), 500_000, 100_000],
])('a favour stays paid, and what a cheaper change gave back does not: %s', (_, attempt, paid, given) => {
  expect(paidOf({ attempts: [attempt] })).toBe(paid);
  expect(favourIn(attempt)).toBe(given);
});

test.each([
  ['is about to', payment('refund_pending', favour, change)],
  ['has done so', payment('refunded', favour, refund('done', 200_000, 'change'))],
  ['was sent back by the bank', payment('refund_pending', favour, refund('failed', 200_000, 'change'))],
  ['which an admin gave once more', payment('refunded', favour, refund('failed', 200_000, 'change'), refund('done', 200_000))],
  [
    'was overtaken in the dashboard',
    payment('refunded', favour, refund('dropped', 200_000, 'change'), refund('done', 200_000, 'provider')),
  ],
  [
    'was overtaken in part',
    payment('refunded', favour, refund('done', 150_000, 'change', 200_000), refund('done', 50_000, 'provider')),
  ],
])('a favour stays paid where a cheaper change takes the last of its payment: the change %s', (_, attempt) => {
  expect([paidOf({ attempts: [attempt] }), favourIn(attempt)]).toEqual([500_000, 500_000]);
});

test.each([
  ['an admin', payment('refunded', refund('done', 700_000))],
  ['an admin after a larger change', payment('refunded', refund('done', 400_000, 'change'), refund('done', 300_000))],
  ['an admin after a change', payment('refunded', refund('done', 200_000, 'change'), favour)],
  ['a cancel', payment('refund_pending', favour, refund('pending', 200_000, 'cancel'))],
  ['changes alone', payment('refunded', refund('done', 500_000, 'change'), refund('done', 200_000, 'change'))],
  ['a change, asked for twice', payment('refunded', refund('failed', 200_000, 'change'), refund('done', 700_000, 'change'))],
  ['an admin after a favour that came back', payment('refunded', refund('failed', 500_000), change, favour)],
])('of a payment that goes back as a whole nothing stays paid: %s took the last of it', (_, attempt) => {
  expect([paidOf({ attempts: [attempt] }), favourIn(attempt)]).toEqual([0, 0]);
});

test('what never came is no part of the price, and each payment counts once', () => {
  expect(paidOf({ attempts: [sampleAttempt('0', { status: 'expired' }), payment('paid'), payment('paid', change)] })).toBe(
    1_200_000,
  );
  expect(paidOf({ attempts: [] })).toBe(0);
});

test('a payment becomes paid by one change alone', () => {
  const [open, paid] = [sampleAttempt('1'), payment('paid')];
  expect(becamePaid([open], [paid])).toEqual([paid]);
  expect(becamePaid([], [paid])).toEqual([paid]);
  expect(becamePaid([paid], [payment('paid', favour)])).toEqual([]);
  expect(becamePaid([open], [payment('refund_pending')])).toEqual([]);
});
