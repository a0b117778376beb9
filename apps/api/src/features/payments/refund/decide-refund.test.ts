import { expect, test } from 'vitest';
import {
  moneyState,
  paidTruth,
  receivedFields,
  sampleAttempt,
  SAMPLE_TOTAL as TOTAL,
} from '../../../testing/samples/sample-attempt.ts';
import type { PaymentAttempt } from '../../attempts/index.ts';
import { cancellationOf, type MoneyState } from '../../bookings/index.ts';
import { decide } from '../decide/decide.ts';
import { decideRefund } from './decide-refund.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');

const order = (amount: number, requestKey = 'one') => ({ amount, reason: 'The guide was ill.', askedBy: 'nadia', requestKey });
const payment = (fields: Partial<PaymentAttempt> = {}) =>
  sampleAttempt('1', { ...receivedFields('1'), status: 'paid', ...fields });
const confirmed = (fields: Partial<PaymentAttempt> = {}): MoneyState =>
  moneyState([payment(fields)], { bookingStatus: 'confirmed' });
const give = (state: MoneyState, amount: number, key?: string): MoneyState => ({
  ...state,
  ...decideRefund(state, '1', order(amount, key), AT),
});
const hear = (state: MoneyState, ...refunds: [string, number, 'pending' | 'done' | 'failed', string?][]): MoneyState => {
  const told = refunds.map(([refundId, amount, status, refundKey = null]) => ({ refundId, refundKey, amount, state: status }));
  return { ...state, ...decide(state, '1', paidTruth('1', { refunds: told }), LATER) };
};
const codeOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (thrown) {
    return (thrown as { code: string; details?: object }).code;
  }
};

test('a part that an admin refunds is stored with its command, and leaves the booking as it is', () => {
  const { attempts, commands, bookingStatus } = give(confirmed(), 200);
  expect(bookingStatus).toBe('confirmed');
  expect(attempts).toEqual([
    payment({
      refundDue: 200,
      refunds: [
        {
          ...order(200),
          refundKey: '1-1',
          origin: 'admin',
          askedAmount: 200,
          requestedAt: AT,
          state: 'pending',
          refundId: null,
          doneAt: null,
        },
      ],
    }),
  ]);
  expect(commands).toEqual([{ kind: 'refund', attemptId: '1', refundKey: '1-1', dueAt: AT, tries: 0, refusals: 0 }]);
});

test('the whole cancels a confirmed booking in the same write, at once or in parts; money under review goes back alone', () => {
  for (const state of [give(confirmed(), TOTAL), give(give(confirmed(), 200), TOTAL - 200, 'two')])
    expect(state).toMatchObject({ bookingStatus: 'cancelled', attempts: [{ status: 'refund_pending', refundDue: TOTAL }] });
  const review = moneyState([payment({ status: 'needs_review' })]);
  expect(give(review, TOTAL)).toMatchObject({ bookingStatus: 'pending', attempts: [{ status: 'refund_pending' }] });
  const late = moneyState([payment()], { bookingStatus: 'cancelled' });
  expect(give(late, TOTAL)).toMatchObject({ bookingStatus: 'cancelled', attempts: [{ status: 'refund_pending' }] });
});

test('the same call again changes nothing; its key for something else, or more than there is, is refused', () => {
  const given = give(confirmed(), 200);
  const refusal = (state: MoneyState, amount: number, key?: string) =>
    codeOf(() => decideRefund(state, '1', order(amount, key), AT));
  expect(refusal(given, 200)).toBeNull();
  expect(refusal(given, 201)).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(codeOf(() => decideRefund(given, '1', { ...order(200), reason: 'Another' }, AT))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(refusal(given, TOTAL - 199, 'two')).toBe('NOT_REFUNDABLE');
  expect(refusal(give(confirmed(), TOTAL), 1, 'two')).toBe('NOT_REFUNDABLE');
  expect(refusal(moneyState([sampleAttempt('1')]), 1)).toBe('NOT_REFUNDABLE');
  expect(refusal(moneyState([payment({ status: 'needs_review' })]), TOTAL - 1)).toBe('NOT_REFUNDABLE');
  expect(refusal(confirmed({ amountReceived: 2_000_000_000 }), 1_000_000_000)).toBe('NOT_REFUNDABLE');
  expect(refusal(confirmed({ amountReceived: 2_000_000_000 }), 999_999_999)).toMatchObject({ commands: [{ kind: 'refund' }] });
  expect(codeOf(() => decideRefund(moneyState([]), '1', order(1), AT))).toBe('NOT_FOUND');
  expect(() => give(given, TOTAL, 'two')).toThrow(expect.objectContaining({ details: { amountLeft: (TOTAL - 200) / 100 } }));
});

test('one payment goes back in fifty parts at most', () => {
  let state = confirmed();
  for (let part = 1; part <= 50; part += 1) state = give(state, 1, String(part));
  expect(state.attempts[0]?.refundDue).toBe(50);
  expect(codeOf(() => give(state, 1, 'one more'))).toBe('NOT_REFUNDABLE');
});

test('a refund is known again by our key, counted as given once the provider has it, and told as done when it is', () => {
  const asked = give(confirmed(), 200);
  const taken = hear(asked, ['re_1', 200, 'pending', '1-1']);
  expect(taken.attempts[0]).toMatchObject({
    amountRefunded: 200,
    refunds: [{ state: 'pending', refundId: 're_1', doneAt: null }],
  });
  expect(taken.commands).toEqual([]);
  const done = hear(taken, ['re_1', 200, 'done', '1-1']);
  expect(done.attempts[0]?.refunds).toMatchObject([{ state: 'done', refundId: 're_1', doneAt: LATER, amount: 200 }]);
  expect(done).toMatchObject({ bookingStatus: 'confirmed', attempts: [{ status: 'paid', refundedAt: null }] });
  expect(
    decide(done, '1', paidTruth('1', { refunds: [{ refundId: 're_1', refundKey: '1-1', amount: 200, state: 'pending' }] }), AT),
  ).toBeNull();
});

test('a refund that the bank sent back is not given, and late news of it changes nothing', () => {
  const done = hear(give(confirmed(), 200), ['re_1', 200, 'done', '1-1']);
  const failed = hear(done, ['re_1', 200, 'failed', '1-1']);
  expect(failed.attempts[0]).toMatchObject({ refundDue: 0, amountRefunded: 0, refunds: [{ state: 'failed' }] });
  expect(hear(failed, ['re_1', 200, 'done', '1-1'])).toEqual(failed);
  const again = hear(give(failed, TOTAL, 'two'), ['re_1', 200, 'failed', '1-1']);
  expect(again.attempts[0]?.refunds).toMatchObject([{ state: 'failed' }, { state: 'pending', amount: TOTAL }]);
});

test('what was refunded in the dashboard is added, and what still waits shrinks to the rest, or to nothing', () => {
  const asked = give(confirmed(), TOTAL - 100);
  const shrunk = hear(asked, ['re_9', 300, 'pending']);
  expect(shrunk.attempts[0]?.refunds).toMatchObject([
    { state: 'pending', amount: TOTAL - 300, askedAmount: TOTAL - 100 },
    { state: 'pending', origin: 'provider', refundKey: 're_9', refundId: 're_9', amount: 300, askedAmount: 300, doneAt: null },
  ]);
  expect(shrunk.commands).toMatchObject([{ kind: 'refund', refundKey: '1-1' }]);
  const both = hear(give(give(confirmed(), 300), TOTAL - 300, 'two'), ['re_9', 100, 'done']);
  expect(both.attempts[0]?.refunds.map(({ amount }) => amount)).toEqual([300, TOTAL - 400, 100]);
  const dropped = hear(asked, ['re_9', TOTAL, 'done']);
  expect(dropped.attempts[0]?.refunds).toMatchObject([
    { state: 'dropped', amount: TOTAL - 100 },
    { state: 'done', amount: TOTAL, doneAt: LATER },
  ]);
  expect(dropped).toMatchObject({
    bookingStatus: 'cancelled',
    attempts: [{ status: 'refunded', refundedAt: LATER }],
    commands: [],
  });
});

test('a part from the dashboard leaves the booking confirmed; the whole cancels it, and is refunded once nothing waits', () => {
  const part = hear(confirmed(), ['re_1', 100, 'done']);
  expect(part).toMatchObject({
    bookingStatus: 'confirmed',
    attempts: [{ status: 'paid', amountRefunded: 100, refundedAt: null }],
  });
  const whole = hear(part, ['re_1', 100, 'done'], ['re_2', TOTAL - 100, 'pending']);
  expect(whole).toMatchObject({
    bookingStatus: 'cancelled',
    attempts: [{ status: 'refund_pending', refundedAt: null }],
    commands: [],
  });
  const over = hear(whole, ['re_1', 100, 'done'], ['re_2', TOTAL - 100, 'done']);
  expect(over.attempts).toMatchObject([{ status: 'refunded', refundedAt: LATER }]);
  expect(decide(over, '1', paidTruth('1', { refunds: [] }), AT)).toBeNull();
});

test('a payment that was refunded stays so, whatever of it goes back once more', () => {
  const refunded = confirmed({ status: 'refunded', refundedAt: AT });
  expect(hear(refunded, ['re_1', TOTAL, 'pending'])).toMatchObject({
    bookingStatus: 'confirmed',
    attempts: [{ status: 'refunded', refundedAt: AT }],
  });
  expect(give(refunded, TOTAL)).toMatchObject({
    bookingStatus: 'confirmed',
    attempts: [{ status: 'refunded', refundDue: TOTAL }],
  });
});

test('money beside the payment of a confirmed booking goes back without cancelling it', () => {
  const second = (fields: Partial<PaymentAttempt>) => sampleAttempt('2', { ...receivedFields('2'), ...fields });
  const beside = (fields: Partial<PaymentAttempt>) => moneyState([payment(), second(fields)], { bookingStatus: 'confirmed' });
  const given = paidTruth('2', { refunds: [{ refundId: 're_2', refundKey: null, amount: TOTAL, state: 'done' }] });
  const late = beside({ status: 'refund_pending' });
  expect({ ...late, ...decide(late, '2', given, AT) }).toMatchObject({
    bookingStatus: 'confirmed',
    attempts: [{ status: 'paid' }, { status: 'refunded' }],
  });
  const review = beside({ status: 'needs_review' });
  expect({ ...review, ...decideRefund(review, '2', order(TOTAL), AT) }).toMatchObject({
    bookingStatus: 'confirmed',
    attempts: [{ status: 'paid' }, { status: 'refund_pending' }],
  });
});

test('news of one payment leaves the commands of another, and the closing of sessions, alone', () => {
  const other = { kind: 'refund' as const, attemptId: '2', refundKey: '2-1', dueAt: AT, tries: 0, refusals: 0 };
  const closing = { ...other, kind: 'expire' as const, attemptId: '1', refundKey: null };
  const asked = give(confirmed(), 200);
  const state = { ...asked, commands: [...asked.commands, other, closing] };
  expect(hear(state, ['re_1', 200, 'done', '1-1']).commands).toEqual([other, closing]);
});

test('money that goes back since a cancel is refunded when the provider has it, not before', () => {
  const cancelled = { ...confirmed(), ...cancellationOf(confirmed(), () => 100, AT) };
  expect(cancelled).toMatchObject({
    bookingStatus: 'cancelled',
    attempts: [{ status: 'refund_pending', refundDue: 100, refunds: [{ origin: 'cancel', amount: 100 }] }],
    commands: [{ kind: 'refund', refundKey: '1-1', dueAt: AT }],
  });
  expect(hear(cancelled, ['re_1', 100, 'failed', '1-1']).attempts).toMatchObject([
    { status: 'refund_pending', refundedAt: null },
  ]);
  expect(hear(cancelled, ['re_1', 100, 'done', '1-1']).attempts).toMatchObject([{ status: 'refunded', refundedAt: LATER }]);
});
