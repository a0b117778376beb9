import { expect, test } from 'vitest';
import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import {
  moneyState as booking,
  paidTruth as paid,
  receivedFields as received,
  SAMPLE_TOTAL,
  sampleAttempt,
} from '../../../testing/samples/sample-attempt.ts';
import { withCommand } from '../../attempts/index.ts';
import type { MoneyState } from '../../bookings/index.ts';
import { decide } from './decide.ts';
import { decideWithoutHolds } from './decide-without-holds.ts';

const AT = new Date('2026-11-20T12:00:00Z');

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

test('a payment that was refunded before we heard of it leaves what hearing of both in turn would leave', () => {
  const state = booking([sampleAttempt('1', { status: 'pending' })]);
  const refunded = paid('1', { refunds: given(SAMPLE_TOTAL) });
  const inTurn = { ...state, ...decide(state, '1', paid('1'), AT) };
  expect(after(state, refunded)).toEqual({ bookingStatus: 'cancelled', attempts: ['refunded'], commands: [] });
  expect(after(inTurn, refunded)).toEqual(after(state, refunded));
});

test('a payment of which a part was refunded at once is no payment of the booking’s amount', () => {
  const state = booking([sampleAttempt('1', { status: 'pending' })]);
  expect(after(state, paid('1', { refunds: given(1) }))).toMatchObject({ bookingStatus: 'pending', attempts: ['needs_review'] });
});

test('a session that is being paid by a slow method changes nothing until the money is there', () => {
  for (const status of ['creating', 'pending'] as const)
    expect(decide(booking([sampleAttempt('1', { status })]), '1', paid('1', { paid: false }), AT)).toBeNull();
});

test('what is said of an attempt that the booking does not have changes nothing', () => {
  expect(decide(booking([]), '1', paid('1'), AT)).toBeNull();
});

test('a session that is told to be open keeps its page, is looked at again in 45 seconds, and is news once', () => {
  const state = booking([sampleAttempt('1')]);
  const open = paid('1', { state: 'open', paid: false, url: 'https://pay.example.com' });
  const { attempts = [] } = decide(state, '1', open, AT) ?? {};
  expect(attempts).toEqual([
    sampleAttempt('1', {
      status: 'pending',
      sessionId: 'cs_1',
      url: 'https://pay.example.com',
      checkAt: new Date(AT.getTime() + 45_000),
      listKey: `${AT.toISOString()} 1`,
    }),
  ]);
  expect(decide({ ...state, attempts }, '1', open, AT)).toBeNull();
});

test('a session that has expired is closed, and the command to close it is done; its payment stays what it was', () => {
  const commands = ['1', '2'].flatMap((attemptId) => withCommand([], { kind: 'expire', attemptId }, AT));
  const state = booking([sampleAttempt('1', { status: 'pending', url: 'https://pay.example.com' })], { commands });
  const expired = paid('1', { state: 'expired', paid: false });
  expect(decide(state, '1', expired, AT)).toEqual({
    attempts: [sampleAttempt('1', { status: 'expired', sessionId: 'cs_1', checkAt: null, listKey: `${AT.toISOString()} 1` })],
    commands: [commands[1]],
  });
  expect(decide(booking([sampleAttempt('1', { status: 'paid' })]), '1', expired, AT)).toBeNull();
});

test('a payment keeps everything that the provider tells of it, and confirms', () => {
  const commands = withCommand([], { kind: 'expire', attemptId: '1' }, AT);
  expect(decide(booking([sampleAttempt('1', { status: 'pending' })], { commands }), '1', paid('1'), AT)).toEqual({
    bookingStatus: 'confirmed',
    attempts: [sampleAttempt('1', { ...received('1'), status: 'paid' })],
    commands: [],
  });
});

test('a second payment beside one that is paid, in a booking that still waits, goes back as a late one', () => {
  const state = booking([sampleAttempt('1', { ...received('1'), status: 'paid' }), sampleAttempt('2')]);
  const { attempts, commands } = decide(state, '2', paid('2'), AT) ?? {};
  expect(attempts?.[1]).toMatchObject({ status: 'refund_pending', refunds: [{ origin: 'late-payment', amount: SAMPLE_TOTAL }] });
  expect(commands).toMatchObject([{ kind: 'refund', attemptId: '2', refundKey: '2-1', dueAt: AT }]);
});

test('money that does not match, refunded before it was heard of, leaves the booking as it was', () => {
  const state = booking([sampleAttempt('1', { status: 'pending' })]);
  expect(decide(state, '1', paid('1', { amount: 5, refunds: given(5) }), AT)).toMatchObject({
    attempts: [{ status: 'refunded', refundedAt: AT, amountRefunded: 5 }],
    commands: [],
  });
  expect(after(state, paid('1', { amount: 5, refunds: given(5) })).bookingStatus).toBe('pending');
});

test('money for seats that others have by now goes back whole, and the booking is cancelled with that reason', () => {
  const state = booking([sampleAttempt('1', { status: 'pending' })]);
  expect(decideWithoutHolds(state, '1', paid('1'), AT, 'seats_sold')).toMatchObject({
    bookingStatus: 'cancelled',
    cancellationReason: 'seats_sold',
    attempts: [{ status: 'refund_pending', refundDue: SAMPLE_TOTAL }],
  });
});
