import { expect, test } from 'vitest';
import { moneyState, receivedFields, sampleAttempt, SAMPLE_TOTAL as TOTAL } from '../../testing/samples/sample-attempt.ts';
import { sampleRefund as refund } from '../../testing/samples/sample-refund.ts';
import { type AttemptRefund, type PaymentAttempt, restOf, withRefunds } from '../attempts/index.ts';
import type { MoneyState } from './booking-change.ts';
import { cancellationOf, favourOf, moneyOf, type RefundRule, refundAll, refundOnCancel, withRefund } from './cancellation.ts';

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

/** A booking of 10,000 in two payments: a deposit of 3,000, and 7,000 a month later. */
const inTwo = (refunds: { deposit?: AttemptRefund[]; balance?: AttemptRefund[] } = {}, fields: Partial<MoneyState> = {}) => {
  const part = (attemptId: string, amountReceived: number, day: string, given: AttemptRefund[] = []) =>
    withRefunds(
      sampleAttempt(attemptId, { ...receivedFields(attemptId), status: 'paid', amountReceived, paidAt: new Date(day) }),
      given,
    );
  const deposit = part('1', 300_000, '2026-11-25', refunds.deposit);
  const balance = part('2', 700_000, '2026-12-31', refunds.balance);
  return moneyState([deposit, balance], { bookingStatus: 'confirmed', totalAmount: 1_000_000, ...fields });
};
const plan = { deposit: 300_000, dueOn: '2026-12-31', isRefundable: true, token: 'none' };
const given = (amount: number, fields: Partial<AttemptRefund> = {}) => refund('done', { amount, refundId: 're_1', ...fields });
const ofChange = (amount: number) => given(amount, { origin: 'change' });
const partsOf = ({ attempts }: Pick<MoneyState, 'attempts'>) => attempts.map(({ refundDue, status }) => [refundDue, status]);

test.each([
  [800_000, [100_000, 700_000]],
  [700_000, [0, 700_000]],
  [200_000, [0, 200_000]],
  [9_999_999, [300_000, 700_000]],
])(
  'a cancel that gives back %i paise of two payments makes it from the latest first, and never more than there is',
  (amount, [deposit, balance]) => {
    const { attempts = [], commands } = cancellationOf(inTwo(), () => amount, AT) ?? {};
    expect(attempts.map(({ refundDue }) => refundDue)).toEqual([deposit, balance]);
    expect(commands?.map(({ attemptId }) => attemptId)).toEqual(deposit ? ['1', '2'] : ['2']);
    expect(refundOnCancel(inTwo(), () => amount)).toBe(Math.min(amount, 1_000_000));
  },
);

test('a cancel goes by all the money that is with us: what went back, what is under review, and what came to nothing are no part of it', () => {
  expect(moneyOf(inTwo()).withUs).toBe(1_000_000);
  expect(moneyOf(inTwo({ balance: [given(200_000)] })).withUs).toBe(800_000);
  const { attempts } = inTwo();
  const beside = (status: PaymentAttempt['status']) => payment({ attemptId: '3', status });
  for (const status of ['needs_review', 'refund_pending', 'refunded', 'expired'] as const)
    expect(moneyOf(inTwo({}, { attempts: [...attempts, beside(status)] })).withUs).toBe(1_000_000);
  expect(refundOnCancel(inTwo(), refundAll)).toBe(1_000_000);
});

test.each([
  ['nothing went back', {}, 1_000_000, 0],
  ['a favour, of each payment', { deposit: [given(50_000)], balance: [given(200_000)] }, 1_000_000, 250_000],
  ['a cheaper change', { balance: [ofChange(200_000)] }, 800_000, 0],
  ['a favour, and a cheaper change after it', { balance: [given(100_000), ofChange(200_000)] }, 800_000, 100_000],
  [
    'what a change gave back came back from the bank',
    { balance: [refund('failed', { origin: 'change', amount: 200_000 })] },
    800_000,
    0,
  ],
  [
    'that was given once more, by an admin',
    { balance: [refund('failed', { origin: 'change', amount: 200_000 }), given(200_000)] },
    800_000,
    0,
  ],
  [
    'more than that was given',
    { balance: [refund('failed', { origin: 'change', amount: 200_000 }), given(250_000)] },
    800_000,
    50_000,
  ],
  ['less is paid than it costs', { balance: [given(100_000)] }, 1_500_000, 100_000],
])(
  'what was given back as a favour lowers the price that a cancel goes by, and nothing else does: %s',
  (_, refunds, totalAmount, favour) => {
    const state = inTwo(refunds, { totalAmount });
    expect(favourOf(state)).toBe(favour);
    expect(moneyOf(state).price).toBe(totalAmount - favour);
  },
);

test('only payments that are kept have favours', () => {
  const { attempts } = inTwo();
  const refunded = { ...payment({ attemptId: '3', status: 'refunded' }), refundDue: TOTAL };
  expect(favourOf(inTwo({}, { attempts: [...attempts, refunded] }))).toBe(0);
});

test('fees of changes are no part of the price that a cancel goes by, and the highest percentage since a change is kept', () => {
  const line = (kind: 'person' | 'fee', sum: number) => ({ kind, id: kind, text: kind, quantity: 1, unit: sum, sum });
  const choice = { lines: [line('person', 950_000), line('fee', 50_000)] };
  expect(moneyOf(inTwo({}, { choice, policyCeiling: 50 }))).toMatchObject({ price: 950_000, fees: 50_000, ceiling: 50 });
  expect(moneyOf(inTwo({}, { choice: { lines: [] } }))).toMatchObject({ price: 1_000_000, fees: 0 });
  expect(moneyOf(inTwo())).toMatchObject({ price: 1_000_000, fees: 0, ceiling: undefined });
});

test('a deposit is kept where its plan says so, and what a change has kept of one stays kept, whichever is more', () => {
  const kept = (fields: Partial<MoneyState>) => moneyOf(inTwo({}, fields)).keptDeposit;
  const keeps = { ...plan, isRefundable: false };
  expect([kept({}), kept({ plan: null }), kept({ plan }), kept({ plan: keeps })]).toEqual([0, 0, 0, 300_000]);
  expect([kept({ keptDeposit: 200_000 }), kept({ plan, keptDeposit: 200_000 })]).toEqual([200_000, 200_000]);
  expect([kept({ plan: keeps, keptDeposit: 200_000 }), kept({ plan: keeps, keptDeposit: 400_000 })]).toEqual([300_000, 400_000]);
});

test('of a booking that goes ahead a payment stays paid while something of it is left, and one of a cancelled booking does not', () => {
  expect(partsOf(withRefund(inTwo(), 200_000, 'change', AT))).toEqual([
    [0, 'paid'],
    [200_000, 'paid'],
  ]);
  expect(partsOf(withRefund(inTwo(), 800_000, 'change', AT))).toEqual([
    [100_000, 'paid'],
    [700_000, 'refund_pending'],
  ]);
  expect(partsOf(withRefund(inTwo(), 200_000, 'cancel', AT))).toEqual([
    [0, 'paid'],
    [200_000, 'refund_pending'],
  ]);
  expect(partsOf(withRefund(inTwo(), 0, 'change', AT))).toEqual([
    [0, 'paid'],
    [0, 'paid'],
  ]);
  expect(withRefund(inTwo(), 200_000, 'change', AT).attempts).toMatchObject([
    { refunds: [] },
    { refunds: [{ origin: 'change' }] },
  ]);
});

test('a cheaper change that takes the last of a payment leaves nothing owed, and what of that was given back before as a favour stays one', () => {
  const favour = inTwo({ balance: [given(500_000)] });
  const cheaper = { ...favour, ...withRefund(favour, 200_000, 'change', AT), totalAmount: 800_000 };
  expect(partsOf(cheaper)).toEqual([
    [0, 'paid'],
    [700_000, 'refund_pending'],
  ]);
  expect(restOf(cheaper)).toBe(0);
  expect(favourOf(cheaper)).toBe(500_000);
  expect(moneyOf(cheaper)).toMatchObject({ withUs: 300_000, price: 300_000 });
});
