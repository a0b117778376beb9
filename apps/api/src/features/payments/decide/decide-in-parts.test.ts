import { expect, test } from 'vitest';
import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import { bookedPackage } from '../../../testing/samples/booked-package.ts';
import { moneyState, paidTruth, receivedFields, sampleAttempt } from '../../../testing/samples/sample-attempt.ts';
import { type PaymentAttempt, withNewRefund } from '../../attempts/index.ts';
import type { MoneyState, PendingChange } from '../../bookings/index.ts';
import { decide } from './decide.ts';
import { decideWithoutHolds } from './decide-without-holds.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const plan = { deposit: 300_000, dueOn: '2026-12-31', isRefundable: true, token: 'none' };

/** An attempt whose page asks for an amount. */
const asks = (attemptId: string, amount: number, fields: Partial<PaymentAttempt> = {}) => {
  const attempt = sampleAttempt(attemptId, fields);
  return { ...attempt, order: { ...attempt.order, unitPrice: amount, quantity: 1 } };
};
const paid = (attemptId: string, amountReceived: number, fields: Partial<PaymentAttempt> = {}) =>
  asks(attemptId, amountReceived, { ...receivedFields(attemptId), status: 'paid', amountReceived, ...fields });
/** Of a booking of 10,000 with a deposit of 3,000. */
const inParts = (attempts: PaymentAttempt[], fields: Partial<MoneyState> = {}) =>
  moneyState(attempts, { totalAmount: 1_000_000, plan, bookingStatus: 'confirmed', ...fields });

const after = (state: MoneyState, attemptId: string, amount: number, told: Partial<SessionTruth> = {}): MoneyState => {
  const truth = paidTruth(attemptId, { amount, ...told });
  return { ...state, ...decide(state, attemptId, truth, AT) };
};
const statusesOf = ({ bookingStatus, attempts }: MoneyState) => [bookingStatus, ...attempts.map(({ status }) => status)];
const commandsOf = ({ commands }: Pick<MoneyState, 'commands'>) => commands.map(({ kind, attemptId }) => `${kind}:${attemptId}`);

test('a deposit confirms, and closes the page that asks for all of it; the rest is paid once, and what comes on top goes back', () => {
  const waiting = inParts([asks('1', 300_000), asks('2', 1_000_000)], { bookingStatus: 'pending' });
  const confirmed = after(waiting, '1', 300_000);
  expect(statusesOf(confirmed)).toEqual(['confirmed', 'paid', 'creating']);
  expect(commandsOf(confirmed)).toEqual(['expire:2']);
  const owing = inParts([paid('1', 300_000), asks('2', 700_000), asks('3', 700_000)]);
  const whole = after(owing, '2', 700_000);
  expect(statusesOf(whole)).toEqual(['confirmed', 'paid', 'paid', 'creating']);
  expect(commandsOf(whole)).toEqual(['expire:3']);
  expect(statusesOf(after(whole, '3', 700_000))).toEqual(['confirmed', 'paid', 'paid', 'refund_pending']);
});

test('a first payment of another sum than its page asked for waits for a person, and less than the deposit does not confirm', () => {
  const waiting = (asked: number) => inParts([asks('1', asked)], { bookingStatus: 'pending' });
  expect(statusesOf(after(waiting(300_000), '1', 299_999))).toEqual(['pending', 'needs_review']);
  expect(statusesOf(after(waiting(200_000), '1', 200_000))).toEqual(['pending', 'needs_review']);
  expect(statusesOf(after(waiting(300_000), '1', 300_000, { currency: 'usd' }))).toEqual(['pending', 'needs_review']);
});

const back = (amount: number) => ({ refunds: [{ refundId: 're_1', refundKey: null, amount, state: 'done' as const }] });

test.each([
  ['the rest, and the deposit stays', [300_000, 700_000], '2', ['confirmed', 'paid', 'refunded']],
  ['one of two that are more than the deposit', [400_000, 600_000], '1', ['confirmed', 'refunded', 'paid']],
  ['all but just the deposit', [700_000, 300_000], '1', ['confirmed', 'refunded', 'paid']],
  [
    'all but less than the deposit, and what is left goes back, too',
    [750_000, 250_000],
    '1',
    ['cancelled', 'refunded', 'refund_pending'],
  ],
] as const)(
  'a confirmed booking stays so while its deposit is paid: a payment goes back whole, %s',
  (_, amounts, attemptId, told) => {
    const state = inParts(amounts.map((amount, index) => paid(String(index + 1), amount)));
    const amount = amounts[Number(attemptId) - 1] ?? 0;
    expect(statusesOf(after(state, attemptId, amount, back(amount)))).toEqual(told);
  },
);

test('a booking of which less than its deposit is paid is not cancelled by news that take nothing of that away', () => {
  const dearer = inParts([paid('1', 200_000)]);
  expect(statusesOf(after(dearer, '1', 200_000, back(50_000)))).toEqual(['confirmed', 'paid']);
});

test('news that say nothing new of a refund which still waits change nothing', () => {
  const { attempt } = withNewRefund(paid('1', 1_000_000), { origin: 'admin', amount: 500 }, AT);
  expect(decide(inParts([attempt]), '1', paidTruth('1', { amount: 1_000_000 }), AT)).toBeNull();
});

/** Another day for 2,000 more, which is paid first. */
const changing: PendingChange = {
  stay: 2,
  until: new Date('2026-11-20T12:35:00Z'),
  to: {
    travelDate: '2027-01-19',
    totalPersons: 2,
    totalAmount: 1_200_000,
    seats: 2,
    plan: null,
    keptDeposit: 0,
    package: bookedPackage({ unitPrice: 600_000 }),
  },
  toPay: 200_000,
  refund: 0,
  paid: 1_000_000,
  leaving: [],
  isByAgency: false,
  isByTraveller: true,
};
const pays = asks('2', 200_000, { status: 'pending', entry: 'change', change: 2 });

test('a payment for a change makes it in the same write', () => {
  const changed = after(inParts([paid('1', 1_000_000), pays], { changing, stay: 1 }), '2', 200_000);
  expect(statusesOf(changed)).toEqual(['confirmed', 'paid', 'paid']);
  expect(changed).toMatchObject({
    travelDate: '2027-01-19',
    totalAmount: 1_200_000,
    stay: 2,
    changing: null,
    leftovers: [{ day: '2027-01-12', stay: 1 }],
    changes: [{ stay: 2, paid: 200_000, from: { travelDate: '2027-01-12', totalAmount: 1_000_000 } }],
    commands: [],
  });
});

test.each<[string, Partial<MoneyState>]>([
  ['was dropped', { changing: null }],
  ['has another in its place', { changing: { ...changing, stay: 3 } }],
  ['was begun before something else was paid or given back', { changing: { ...changing, paid: 900_000 } }],
  ['is of a booking that was cancelled', { changing, bookingStatus: 'cancelled' }],
])('a payment for a change that %s goes back, and the trip stays as it was', (_, fields) => {
  const before = inParts([paid('1', 1_000_000), pays], fields);
  const { travelDate, changes, ...state } = after(before, '2', 200_000);
  expect(statusesOf({ travelDate, ...state })).toEqual([before.bookingStatus, 'paid', 'refund_pending']);
  expect(commandsOf(state)).toEqual(['refund:2']);
  expect([travelDate, changes, state.changing]).toEqual(['2027-01-12', undefined, before.changing]);
});

test('a payment of the rest while a change is under way pays the rest, and makes no change', () => {
  const state = inParts([paid('1', 300_000), asks('3', 700_000)], { changing: { ...changing, paid: 300_000 } });
  const settled = after(state, '3', 700_000);
  expect(statusesOf(settled)).toEqual(['confirmed', 'paid', 'paid']);
  expect(settled).toMatchObject({ travelDate: '2027-01-12', changing: { stay: 2 } });
});

test('money for a change whose seats others have by now goes back, the change is dropped, and the booking stays confirmed', () => {
  const state = inParts([paid('1', 1_000_000), pays, asks('3', 100_000)], { changing });
  const decided = decideWithoutHolds(state, '2', paidTruth('2', { amount: 200_000 }), AT, 'seats_sold');
  expect(decided).not.toHaveProperty('cancellationReason');
  const told = { ...state, ...decided };
  expect(statusesOf(told)).toEqual(['confirmed', 'paid', 'refund_pending', 'creating']);
  expect(commandsOf(told)).toEqual(['refund:2']);
  expect(told).toMatchObject({ travelDate: '2027-01-12', changing: null, leftovers: [{ day: '2027-01-19', stay: 2 }] });
});

test('seats that others have by now cancel a booking also where the payment is not known', () => {
  const state = inParts([asks('1', 300_000)], { bookingStatus: 'pending' });
  const decided = decideWithoutHolds(state, 'unknown', paidTruth('unknown'), AT, 'seats_sold');
  expect(decided).toMatchObject({ bookingStatus: 'cancelled', cancellationReason: 'seats_sold', commands: [{ kind: 'expire' }] });
});
