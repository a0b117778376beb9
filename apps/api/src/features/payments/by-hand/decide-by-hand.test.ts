import { expect, test } from 'vitest';
import { moneyState, receivedFields, sampleAttempt } from '../../../testing/samples/sample-attempt.ts';
import { sampleRefund } from '../../../testing/samples/sample-refund.ts';
import { type AttemptRefund, type PaidByHand, type PaymentAttempt, withRefunds } from '../../attempts/index.ts';
import type { MoneyState } from '../../bookings/index.ts';
import { decideByHand, decideTaken } from './decide-by-hand.ts';
import { decideGivenBack } from './decide-given-back.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const byHand = { receivedOn: '2026-11-19', reference: null, takenBy: 'vikram', requestKey: 'a' };
const plan = { deposit: 300_000, dueOn: '2026-12-31', isRefundable: true, token: 'none' };

const payment = (attemptId: string, amountReceived: number, fields: Partial<PaymentAttempt> = {}) =>
  sampleAttempt(attemptId, { ...receivedFields(attemptId), status: 'paid', amountReceived, paymentMethod: 'cash', ...fields });
const taken = (amount: number, fields: Partial<PaidByHand> = {}): PaidByHand => ({ ...payment('9', amount), byHand, ...fields });
/** Of a booking of 10,000 with a deposit of 3,000. */
const waiting = (fields: Partial<MoneyState> = {}) => moneyState([], { totalAmount: 1_000_000, plan, ...fields });
const confirmed = (...amounts: number[]) =>
  waiting({ bookingStatus: 'confirmed', attempts: amounts.map((amount, index) => payment(String(index), amount)) });
const code = (expected: string) => expect.objectContaining({ code: expected });

test.each([
  ['the deposit of one that waits', waiting(), 300_000],
  ['all of it at once', waiting(), 1_000_000],
  ['a part of the rest', confirmed(300_000), 100],
  ['the rest', confirmed(300_000), 700_000],
])('staff record what a booking waits for: %s', (_, booking, amount) => {
  expect(decideTaken(booking, taken(amount))).toEqual({ takenByHand: taken(amount) });
});

test.each([
  ['less than the deposit', waiting(), 299_999],
  ['more than it costs', waiting(), 1_000_001],
  ['more than is owed', confirmed(300_000), 700_001],
  ['anything for one that is paid', confirmed(1_000_000), 100],
  ['anything for one that is cancelled', waiting({ bookingStatus: 'cancelled' }), 300_000],
  [
    'anything while other money is being recorded',
    waiting({ takenByHand: taken(300_000, { byHand: { ...byHand, requestKey: 'b' } }) }),
    300_000,
  ],
])('and nothing else: %s', (_, booking, amount) => {
  expect(() => decideTaken(booking, taken(amount))).toThrow(code('NOT_PAYABLE'));
});

test('what is sent under one key is recorded once, and for nothing else', () => {
  for (const booking of [waiting({ takenByHand: taken(300_000) }), waiting({ attempts: [taken(300_000)] })]) {
    expect(decideTaken(booking, taken(300_000))).toBeNull();
    const others = [taken(400_000), taken(300_000, { paymentMethod: 'bank transfer' })];
    for (const other of others) expect(() => decideTaken(booking, other)).toThrow(code('IDEMPOTENCY_KEY_REUSED'));
  }
});

test('money that staff took confirms a booking that waits, and pays what a confirmed one owes', () => {
  const paid = taken(300_000);
  expect(decideByHand(waiting(), null, AT)).toBeNull();
  const first = { takenByHand: null, bookingStatus: 'confirmed', attempts: [paid] };
  expect(decideByHand(waiting({ takenByHand: paid }), null, AT)).toEqual(first);
  const owing = confirmed(300_000);
  const later = { takenByHand: null, attempts: [...owing.attempts, paid] };
  expect(decideByHand({ ...owing, takenByHand: paid }, null, AT)).toEqual(later);
});

test('money for which there is no use any more is due back from staff, and no command asks the provider for it', () => {
  const paid = taken(300_000);
  const back = { status: 'refund_pending', refundDue: 300_000, refunds: [{ origin: 'late-payment', state: 'pending' }] };
  const other = decideByHand({ ...confirmed(1_000_000), takenByHand: paid }, null, AT);
  expect(other).toMatchObject({ takenByHand: null, attempts: [{ status: 'paid' }, back] });
  expect(other).not.toHaveProperty('bookingStatus');
  const gone = decideByHand(waiting({ takenByHand: paid }), 'seats_sold', AT);
  expect(gone).toMatchObject({ bookingStatus: 'cancelled', cancellationReason: 'seats_sold', attempts: [back], commands: [] });
});

const due = (...refunds: AttemptRefund[]): MoneyState =>
  waiting({ bookingStatus: 'cancelled', attempts: [withRefunds(taken(300_000, { status: 'refund_pending' }), refunds)] });
const asked = (fields: Partial<AttemptRefund> = {}) => sampleRefund('pending', { amount: 300_000, askedBy: null, ...fields });

test('what staff gave back is done, with how and by whom, and nothing of the payment is left to give', () => {
  const how = { way: 'cash' as const, givenOn: '2026-11-20', reference: 'receipt 9', by: 'leela' };
  expect(decideGivenBack(due(asked()), '9', '1-1', AT, how)).toMatchObject({
    attempts: [
      { status: 'refunded', refundedAt: AT, refunds: [{ state: 'done', doneAt: AT, givenBack: how, refundId: 'by hand 1-1' }] },
    ],
  });
  const without = decideGivenBack(due(asked(), asked({ refundKey: '1-2', amount: 1 })), '9', '1-1', AT);
  expect(without).toMatchObject({ attempts: [{ status: 'refund_pending', refunds: [{ state: 'done' }, { state: 'pending' }] }] });
  expect(JSON.stringify(without)).not.toContain('givenBack');
});

test('only what is due from staff can be given back by them, and once', () => {
  expect(decideGivenBack(due(asked({ state: 'done' })), '9', '1-1', AT)).toBeNull();
  for (const [attemptId, refundKey] of [
    ['9', '1-2'],
    ['8', '1-1'],
  ] as const)
    expect(() => decideGivenBack(due(asked()), attemptId, refundKey, AT)).toThrow(code('NOT_FOUND'));
  const card = waiting({ attempts: [withRefunds(payment('9', 300_000), [asked()])] });
  expect(() => decideGivenBack(card, '9', '1-1', AT)).toThrow(code('NOT_REFUNDABLE'));
});

test.each<[string, boolean, string, number, Partial<AttemptRefund>]>([
  ['who took it, above the limit', false, 'vikram', 299_999, {}],
  ['who took it and asked for it, above the limit', false, 'vikram', 299_999, { askedBy: 'vikram' }],
  ['who took it, up to the limit', true, 'vikram', 300_000, {}],
  ['who took it, where somebody else asked for it', true, 'vikram', 0, { askedBy: 'nadia' }],
  ['somebody else', true, 'leela', 0, {}],
])('whoever takes money does not give much of it back alone: %s', (_, mayGive, by, limit, fields) => {
  const give = () => decideGivenBack(due(asked(fields)), '9', '1-1', AT, undefined, { by, limit });
  if (mayGive) expect(give()).toMatchObject({ attempts: [{ status: 'refunded' }] });
  else expect(give).toThrow(code('FORBIDDEN'));
});

test('parts that one person gives back count together, and what came back does not', () => {
  const half = (state: AttemptRefund['state']) => asked({ refundKey: '1-2', amount: 150_000, state });
  const give = (other: AttemptRefund) =>
    decideGivenBack(due(asked({ amount: 150_000 }), other), '9', '1-1', AT, undefined, { by: 'vikram', limit: 200_000 });
  expect(() => give(half('done'))).toThrow(code('FORBIDDEN'));
  expect(give(half('failed'))).toMatchObject({ attempts: [{ refunds: [{ state: 'done' }, { state: 'failed' }] }] });
});
