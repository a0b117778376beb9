import { expect, test } from 'vitest';
import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import { SAMPLE_TOTAL, sampleAttempt } from '../../../testing/sample-attempt.ts';
import type { MoneyState, PaymentAttempt } from '../../bookings/index.ts';
import { decide } from './decide.ts';

const AT = new Date('2026-11-20T12:00:00Z');

const booking = (attempts: PaymentAttempt[], fields: Partial<MoneyState> = {}): MoneyState => ({
  bookingStatus: 'pending',
  totalAmount: SAMPLE_TOTAL,
  currency: 'inr',
  attempts,
  commands: [],
  ...fields,
});
const paid = (attemptId: string, fields: Partial<SessionTruth> = {}): SessionTruth => ({
  sessionId: `cs_${attemptId}`,
  bookingId: 'b',
  attemptId,
  url: null,
  state: 'complete',
  paid: true,
  amount: SAMPLE_TOTAL,
  currency: 'inr',
  paymentId: `pi_${attemptId}`,
  paymentMethod: 'card',
  refunds: [],
  ...fields,
});
const given = (amount: number) => [{ refundId: 're_1', refundKey: null, amount, state: 'done' as const }];
const after = (state: MoneyState, truth: SessionTruth) => {
  const { bookingStatus, attempts, commands } = { ...state, ...decide(state, truth.attemptId ?? '', truth, AT) };
  return {
    bookingStatus,
    attempts: attempts.map(({ status }) => status),
    commands: commands.map(({ kind, attemptId }) => `${kind}:${attemptId}`),
  };
};

test('a payment that comes late through an expired attempt confirms, and closes the attempt that is live', () => {
  const state = booking([
    sampleAttempt('1', { status: 'expired' }),
    sampleAttempt('2', { status: 'pending', sessionId: 'cs_2' }),
  ]);
  expect(after(state, paid('1'))).toEqual({ bookingStatus: 'confirmed', attempts: ['paid', 'pending'], commands: ['expire:2'] });
});

test('money beside a payment that is under review goes back, and does not confirm', () => {
  const state = booking([
    sampleAttempt('1', { status: 'expired' }),
    sampleAttempt('2', { status: 'needs_review', amountReceived: 1 }),
  ]);
  expect(after(state, paid('1'))).toEqual({
    bookingStatus: 'pending',
    attempts: ['refund_pending', 'needs_review'],
    commands: ['refund:1'],
  });
});

test('a second payment of a confirmed booking goes back in full, whatever its amount', () => {
  const first = sampleAttempt('1', { status: 'paid', amountReceived: SAMPLE_TOTAL });
  const state = booking([first, sampleAttempt('2', { status: 'pending' })], { bookingStatus: 'confirmed' });
  for (const amount of [SAMPLE_TOTAL, 1]) {
    expect(after(state, paid('2', { amount }))).toEqual({
      bookingStatus: 'confirmed',
      attempts: ['paid', 'refund_pending'],
      commands: ['refund:2'],
    });
    expect(decide(state, '2', paid('2', { amount }), AT)?.attempts?.[1]?.refundDue).toBe(amount);
  }
});

test('a payment that was given back before we heard of it leaves what hearing of both in turn would leave', () => {
  const state = booking([sampleAttempt('1', { status: 'pending' })]);
  const refunded = paid('1', { refunds: given(SAMPLE_TOTAL) });
  const inTurn = { ...state, ...decide(state, '1', paid('1'), AT) };
  expect(after(state, refunded)).toEqual({ bookingStatus: 'cancelled', attempts: ['refunded'], commands: [] });
  expect(after(inTurn, refunded)).toEqual(after(state, refunded));
});

test('a payment of which a part was given back at once is no payment of the booking’s amount', () => {
  const state = booking([sampleAttempt('1', { status: 'pending' })]);
  expect(after(state, paid('1', { refunds: given(1) }))).toMatchObject({ bookingStatus: 'pending', attempts: ['needs_review'] });
});

test('a session that is being paid by a slow method changes nothing until the money is there', () => {
  const state = booking([sampleAttempt('1', { status: 'pending' })]);
  expect(decide(state, '1', paid('1', { paid: false }), AT)).toBeNull();
});

test('what is said of an attempt that the booking does not have changes nothing', () => {
  expect(decide(booking([]), '1', paid('1'), AT)).toBeNull();
});
