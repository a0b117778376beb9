import { expect, test } from 'vitest';
import { receivedFields, sampleAttempt, SAMPLE_TOTAL as TOTAL } from '../../testing/samples/sample-attempt.ts';
import { sampleRefund as refund } from '../../testing/samples/sample-refund.ts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import { leftOf, refundsThatBecame, reversedOf, withNewRefund, withoutReasons, withRefunds } from './attempt-refund.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';
import { presentRefundsOf } from './refund.presenter.ts';
import { dueByHandIn, sumDueByHandIn, unansweredFailureIn, waitsForPerson, waitsSinceOf } from './waits-for-person.ts';

const [EARLY, AT, LATE] = [19, 20, 21].map((day) => new Date(`2026-11-${day}T12:00:00Z`)) as [Date, Date, Date];

const paid = (refunds: AttemptRefund[] = [], fields: Partial<PaymentAttempt> = {}): PaymentAttempt =>
  sampleAttempt('1', { ...receivedFields('1'), status: 'paid', listKey: 'k', refunds, ...fields });

test('what waits at the bank counts as on its way, what the provider has as given, and what came back or was overtaken as neither', () => {
  const known = { refundId: 're_1' };
  const refunds = [
    refund('pending'),
    refund('pending', known),
    refund('done', known),
    refund('failed', known),
    refund('dropped'),
  ];
  const attempt = withRefunds(paid(), refunds);
  expect(attempt).toEqual(paid(refunds, { refundDue: 1500, amountRefunded: 1000 }));
  expect(leftOf(attempt)).toBe(TOTAL - 1500);
  expect(leftOf({ ...attempt, refundDue: TOTAL + 500 })).toBe(0);
  expect(leftOf({ ...attempt, status: 'pending' })).toBe(0);
});

test('nothing is left to refund of a payment that the bank decides about, or has taken back; all of it once the bank has decided for us', () => {
  const disputed = paid([], { disputedAt: AT });
  expect(leftOf(disputed)).toBe(0);
  expect(leftOf({ ...disputed, disputedAt: null, disputeClosedAt: LATE, isDisputeLost: true })).toBe(0);
  expect(leftOf({ ...disputed, disputedAt: null, disputeClosedAt: LATE })).toBe(TOTAL);
});

test('a refund that is asked for has a key of its own, and says nothing that nobody told', () => {
  const first = withNewRefund(paid(), { origin: 'cancel', amount: 500 }, AT);
  const nobody = { requestKey: null, reason: null, askedBy: null };
  expect(first.attempt.refunds).toEqual([refund('pending', { origin: 'cancel', ...nobody })]);
  expect(first.command).toEqual({ kind: 'refund', attemptId: '1', refundKey: '1-1' });
  expect(withNewRefund(first.attempt, { origin: 'cancel', amount: 1 }, AT).command?.refundKey).toBe('1-2');
});

test('what admins wrote about refunds is taken out, before an instant where one is given, and the rest stays as it is', () => {
  const [old, fresh] = [refund('done', { requestedAt: EARLY }), refund('done', { requestedAt: AT })];
  const attempts = [paid([old, fresh]), paid([refund('done', { reason: null, requestedAt: EARLY })]), paid()];
  const without = { ...old, reason: null };
  expect(withoutReasons(attempts)).toEqual([paid([without, { ...fresh, reason: null }]), attempts[1], attempts[2]]);
  const before = withoutReasons(attempts, AT);
  expect(before).toEqual([paid([without, fresh]), attempts[1], attempts[2]]);
  // Where there was nothing to remove, nothing is copied.
  expect(before[1]).toBe(attempts[1]);
  expect(withoutReasons(attempts, EARLY)[0]).toBe(attempts[0]);
});

test('what staff wrote down of money by hand is taken out with the reasons, and stays while only those of before an instant go', () => {
  const byHand = { receivedOn: '2026-11-19', reference: 'UTR 42', takenBy: 'vikram', requestKey: 'a' };
  const givenBack = { way: 'cash' as const, givenOn: '2026-11-21', reference: 'receipt 7', by: 'leela' };
  const [given, waits] = [refund('done', { givenBack }), refund('pending', { reason: null })];
  const attempts = [paid([given, waits], { byHand })];
  const without = refund('done', { reason: null, givenBack: { ...givenBack, reference: null } });
  expect(withoutReasons(attempts)).toEqual([paid([without, waits], { byHand: { ...byHand, reference: null } })]);
  expect(withoutReasons(attempts, LATE)).toEqual([paid([{ ...given, reason: null }, waits], { byHand })]);
  expect(withoutReasons([paid([refund('done')])])).toStrictEqual([paid([refund('done', { reason: null })])]);
});

test('only what was entered by mistake counts as money that never was there', () => {
  expect(reversedOf(paid([refund('done', { amount: 300 })]))).toBe(0);
  expect(reversedOf(paid([refund('done', { amount: 300 }), refund('done', { isReversal: true })]))).toBe(500);
});

test('money that was taken by hand waits for the person who gives it back, the oldest refund first; the provider’s waits for nobody', () => {
  const byHand = { receivedOn: '2026-11-19', reference: null, takenBy: 'vikram', requestKey: 'a' };
  const [oldest, next] = [refund('pending'), refund('pending', { refundKey: '1-2', amount: 300 })];
  const refunds = [refund('done', { amount: 40 }), oldest, next];
  expect(dueByHandIn(paid(refunds, { byHand }))).toBe(oldest);
  expect(sumDueByHandIn(paid(refunds, { byHand }))).toBe(800);
  expect(waitsForPerson(paid(refunds, { byHand }))).toBe(true);
  expect([dueByHandIn(paid(refunds)), sumDueByHandIn(paid(refunds)), waitsForPerson(paid(refunds))]).toEqual([null, 0, false]);
  expect(dueByHandIn(paid([refund('done')], { byHand }))).toBeNull();
});

test('a traveller is told of a refund by hand that it is one, and of a reversal that nothing was paid', () => {
  const byHand = { receivedOn: '2026-11-19', reference: null, takenBy: 'vikram', requestKey: 'a' };
  const told = (attempt: PaymentAttempt) =>
    presentRefundsOf({ attempts: [attempt], bookingStatus: 'confirmed', amountReceived: TOTAL, amountRefunded: 500 }).refunds;
  const row = { amount: 5, state: 'done', requestedAt: AT.toISOString(), doneAt: null };
  expect(told(paid([refund('done')]))).toStrictEqual([row]);
  expect(told(paid([refund('done')], { byHand }))).toStrictEqual([{ ...row, byHand: true }]);
  const reversed = paid([refund('done', { isReversal: true })], { byHand });
  expect(told(reversed)).toStrictEqual([{ ...row, byHand: true, isReversal: true }]);
});

test('a refund becomes done, or failed, by one change alone', () => {
  const [done, other] = [refund('done'), refund('failed', { refundKey: '1-2' })];
  expect(refundsThatBecame('done', [paid([refund('pending')])], [paid([done, other])])).toEqual(['1-1']);
  expect(refundsThatBecame('done', [paid([done])], [paid([done, other])])).toEqual([]);
  expect(refundsThatBecame('failed', [paid([done])], [paid([done, other])])).toEqual(['1-2']);
});

test('a traveller sees every refund except a dropped one; a pending one comes before one that the bank sent back', () => {
  const told = (...refunds: AttemptRefund[]) =>
    presentRefundsOf({ attempts: [paid(refunds)], bookingStatus: 'cancelled', amountReceived: TOTAL, amountRefunded: 500 });
  const done = refund('done', { doneAt: LATE });
  expect(told()).toEqual({ refunds: [], refundStatus: 'none' });
  expect(told(refund('dropped'))).toEqual({ refunds: [], refundStatus: 'none' });
  const [requestedAt, doneAt] = [AT.toISOString(), LATE.toISOString()];
  expect(told(done)).toEqual({ refunds: [{ amount: 5, state: 'done', requestedAt, doneAt }], refundStatus: 'refunded' });
  expect(told(done, refund('failed')).refundStatus).toBe('failed');
  expect(told(done, refund('failed'), refund('pending'))).toMatchObject({
    refundStatus: 'pending',
    refunds: [{ doneAt }, { doneAt: null }, { state: 'pending' }],
  });
});

test('a part refund of a booking that goes ahead is told as a part', () => {
  const told = (bookingStatus: 'confirmed' | 'cancelled', amountRefunded: number) =>
    presentRefundsOf({ attempts: [paid([refund('done')])], bookingStatus, amountReceived: TOTAL, amountRefunded }).refundStatus;
  expect(told('confirmed', 500)).toBe('partial');
  expect(told('confirmed', TOTAL)).toBe('refunded');
  expect(told('cancelled', 500)).toBe('refunded');
});

test('a refund that came back waits for a person until as much was given again since', () => {
  const failed = refund('failed');
  expect(unansweredFailureIn(paid())).toBeNull();
  expect(unansweredFailureIn(paid([refund('done'), failed]))).toBe(failed);
  for (const state of ['done', 'pending'] as const) {
    expect(unansweredFailureIn(paid([failed, refund(state)]))).toBeNull();
    expect(unansweredFailureIn(paid([failed, refund(state, { amount: 499 })]))).toBe(failed);
  }
  expect(unansweredFailureIn(paid([failed, refund('dropped')]))).toBe(failed);
});

test('what waits for a person is a dispute, money under review and a refund that came back, of payments that reached the provider', () => {
  const waiting = [paid([], { disputedAt: AT }), paid([], { status: 'needs_review' }), paid([refund('failed')])];
  for (const attempt of waiting) {
    expect(waitsForPerson(attempt)).toBe(true);
    expect(waitsForPerson({ ...attempt, listKey: null })).toBe(false);
  }
  expect(waitsForPerson(paid([refund('done')]))).toBe(false);
  const since = (createdAt: Date) => paid([], { disputedAt: LATE, createdAt });
  expect(waitsSinceOf([since(AT), since(EARLY), since(LATE), paid([], { createdAt: new Date(0) })])).toEqual(EARLY);
  expect(waitsSinceOf([paid()])).toBeNull();
});
