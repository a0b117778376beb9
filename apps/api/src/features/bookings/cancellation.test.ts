import { expect, test } from 'vitest';
import { moneyState, receivedFields, sampleAttempt, SAMPLE_TOTAL as TOTAL } from '../../testing/samples/sample-attempt.ts';
import type { PaymentAttempt } from '../attempts/index.ts';
import type { MoneyState } from './booking-change.ts';
import { cancellationOf, type RefundRule, refundOnCancel } from './cancellation.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const payment = (fields: Partial<PaymentAttempt> = {}) =>
  sampleAttempt('1', { ...receivedFields('1'), status: 'paid', ...fields });

test('a cancel refunds of a payment what the rule says and never more than is left, of money under review everything', () => {
  const rule: RefundRule = ({ withUs }) => withUs / 2 + 0.5;
  const due = (status: PaymentAttempt['status'], bookingStatus: MoneyState['bookingStatus'] = 'confirmed') =>
    refundOnCancel(moneyState([payment({ status }), payment({ status: 'expired' })], { bookingStatus }), rule);
  expect([due('paid'), due('needs_review'), due('refund_pending'), due('pending')]).toEqual([(TOTAL + 1) / 2, TOTAL, 0, 0]);
  expect(due('paid', 'cancelled')).toBe(0);
  expect(cancellationOf(moneyState([payment()]), () => 0, AT)).toEqual({
    bookingStatus: 'cancelled',
    attempts: [payment()],
    commands: [],
  });
  expect(cancellationOf(moneyState([payment()], { bookingStatus: 'cancelled' }), () => 1, AT)).toBeNull();
  const open = cancellationOf(moneyState([sampleAttempt('1'), sampleAttempt('2', { status: 'expired' })]), () => 1, AT);
  expect(open?.commands).toMatchObject([{ kind: 'expire', attemptId: '1' }]);
});

test('a refund of a part is made from the latest payment first', () => {
  const deposit = sampleAttempt('1', {
    ...receivedFields('1'),
    status: 'paid',
    amountReceived: 3_000_000,
    paidAt: new Date('2026-11-25'),
  });
  const balance = sampleAttempt('2', {
    ...receivedFields('2'),
    status: 'paid',
    amountReceived: 7_000_000,
    paidAt: new Date('2026-12-31'),
  });
  const change = cancellationOf(moneyState([deposit, balance], { bookingStatus: 'confirmed' }), () => 8_000_000, AT);
  const due = new Map(change?.attempts?.map(({ attemptId, refundDue }) => [attemptId, refundDue]));
  expect([due.get('1'), due.get('2')]).toEqual([1_000_000, 7_000_000]);
});
