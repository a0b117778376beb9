import { expect, test } from 'vitest';
import { moneyState, receivedFields, sampleAttempt } from '../../../testing/samples/sample-attempt.ts';
import { sampleRefund } from '../../../testing/samples/sample-refund.ts';
import { type PaymentAttempt, restOf, withRefunds } from '../../attempts/index.ts';
import type { MoneyState } from '../../bookings/index.ts';
import { decideRefund } from './decide-refund.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const byHand = { receivedOn: '2026-11-19', reference: 'receipt 12', takenBy: 'vikram', requestKey: 'a' };
const plan = { deposit: 300_000, dueOn: '2026-12-31', isRefundable: true, token: 'none' };

const payment = (attemptId: string, amountReceived: number, fields: Partial<PaymentAttempt> = {}) =>
  sampleAttempt(attemptId, { ...receivedFields(attemptId), status: 'paid', amountReceived, ...fields });
/** A booking of 10,000: its deposit by card, and the rest as the desk has typed it. */
const booked = (typed: Partial<PaymentAttempt> = {}, deposit = 300_000): MoneyState =>
  moneyState([payment('1', deposit), payment('2', 700_000, { byHand, paymentMethod: 'cash', ...typed })], {
    bookingStatus: 'confirmed',
    totalAmount: 1_000_000,
    plan,
  });

const order = { amount: 700_000, reason: 'Typed twice.', askedBy: 'nadia', requestKey: 'mistake' };
const reverse = (state: MoneyState, fields: Partial<typeof order> = {}, attemptId = '2') =>
  decideRefund(state, attemptId, { ...order, ...fields, isReversal: true }, AT);
const statusesOf = ({ bookingStatus, attempts }: MoneyState) => [bookingStatus, ...attempts.map(({ status }) => status)];

test('what was entered by mistake is taken back at once and as a whole: nobody has to give anything back, and it is owed again', () => {
  const state = { ...booked(), ...reverse(booked()) };
  expect(statusesOf(state)).toEqual(['confirmed', 'paid', 'refunded']);
  expect(state.commands).toEqual([]);
  expect(state.attempts).toMatchObject([
    { refunds: [] },
    {
      refundDue: 700_000,
      amountRefunded: 700_000,
      refundedAt: AT,
      refunds: [
        {
          state: 'done',
          isReversal: true,
          origin: 'admin',
          amount: 700_000,
          reason: 'Typed twice.',
          askedBy: 'nadia',
          doneAt: AT,
        },
      ],
    },
  ]);
  expect(restOf(state)).toBe(700_000);
});

test('a booking that is left with less than its deposit is cancelled with it, and what is left goes back', () => {
  const typed = booked({}, 200_000);
  const state = { ...typed, ...reverse(typed) };
  expect(statusesOf(state)).toEqual(['cancelled', 'refund_pending', 'refunded']);
  expect(state.commands).toMatchObject([{ kind: 'refund', attemptId: '1' }]);
});

test('a mistake is reversed once, and its key is for nothing else', () => {
  const state = { ...booked(), ...reverse(booked()) };
  expect(reverse(state)).toBeNull();
  expect(() => decideRefund(state, '2', order, AT)).toThrow(expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }));
  expect(() => reverse(state, { requestKey: 'two' })).toThrow(expect.objectContaining({ code: 'NOT_REFUNDABLE' }));
});

test.each([
  ['a payment by card', booked(), '1', {}, 3000],
  ['one of which something went back', booked(withRefunds(payment('2', 700_000), [sampleRefund('pending')])), '2', {}, 6995],
  ['one that went back as a whole', booked({ status: 'refunded' }), '2', {}, 7000],
  ['a part of it', booked(), '2', { amount: 699_999 }, 7000],
])('only what staff recorded is a mistake, and only all of it: not %s', (_, state, attemptId, fields, amountLeft) => {
  const typed = { ...state, attempts: state.attempts.map((one) => (one.attemptId === '2' ? { ...one, byHand } : one)) };
  const refused = { code: 'NOT_REFUNDABLE', details: { amountLeft } };
  expect(() => reverse(typed, fields, attemptId)).toThrow(expect.objectContaining(refused));
});

test('a mistake of which a refund came back from the bank, or was dropped, is reversed all the same, and that one stays as it is', () => {
  const before = withRefunds(payment('2', 700_000), [sampleRefund('failed'), sampleRefund('dropped')]);
  const { attempts } = reverse(booked({ ...before, byHand })) ?? {};
  expect(attempts).toMatchObject([{}, { refunds: [{ state: 'failed' }, { state: 'dropped' }, { isReversal: true }] }]);
});
