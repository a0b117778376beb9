import { expect, test } from 'vitest';
import { receivedFields, SAMPLE_TOTAL, sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { askedOf, awaits, awaitsFirstMoney, entryOf, firstDueOf, owedOf, restOf } from './owed.ts';

const plan = { deposit: 3_000_000, dueOn: '2026-12-31', isRefundable: true, token: 'none' };
const booked = { totalAmount: 10_000_000, plan };
const paid = (...amounts: number[]) =>
  amounts.map((amountReceived, index) =>
    sampleAttempt(String(index), { ...receivedFields(String(index)), status: 'paid', amountReceived }),
  );

test('a booking owes its whole price at once, or a deposit and the rest until its day, and a free one nothing', () => {
  expect(owedOf({ totalAmount: SAMPLE_TOTAL })).toEqual([{ entry: 'total', amount: SAMPLE_TOTAL, until: null }]);
  expect(owedOf(booked)).toEqual([
    { entry: 'deposit', amount: 3_000_000, until: null },
    { entry: 'balance', amount: 7_000_000, until: '2026-12-31' },
  ]);
  expect(owedOf({ totalAmount: 0 })).toEqual([]);
  expect([firstDueOf(booked), firstDueOf({ totalAmount: SAMPLE_TOTAL }), firstDueOf({ totalAmount: 0 })]).toEqual([
    3_000_000,
    SAMPLE_TOTAL,
    0,
  ]);
});

test('a payment asks for what its page says', () => {
  expect(askedOf(sampleAttempt('1'))).toBe(SAMPLE_TOTAL);
});

test('what is still owed is the price less what was paid, and a rest below a rupee is none', () => {
  expect(restOf({ ...booked, attempts: [] })).toBe(10_000_000);
  expect(restOf({ ...booked, attempts: paid(3_000_000) })).toBe(7_000_000);
  expect(restOf({ ...booked, attempts: paid(3_000_000, 6_999_900) })).toBe(100);
  expect(restOf({ ...booked, attempts: paid(3_000_000, 6_999_901) })).toBe(0);
  expect(restOf({ ...booked, attempts: paid(3_000_000).map((one) => ({ ...one, refundDue: 500_000 })) })).toBe(7_000_000);
  expect(restOf({ ...booked, attempts: paid(3_000_000).map((one) => ({ ...one, status: 'refunded' as const })) })).toBe(
    10_000_000,
  );
  expect(restOf({ totalAmount: 50, attempts: [] })).toBe(50);
});

test('a booking is confirmed by its deposit or more, takes any part of the rest after it, and never more than it costs', () => {
  const waits = { ...booked, bookingStatus: 'pending' as const, attempts: [] };
  expect([2_999_999, 3_000_000, 10_000_000, 10_000_001].map((amount) => awaits(waits, amount))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const confirmed = { ...booked, bookingStatus: 'confirmed' as const, attempts: paid(3_000_000) };
  expect([100, 7_000_000, 7_000_001].map((amount) => awaits(confirmed, amount))).toEqual([true, true, false]);
  expect(awaits({ ...confirmed, attempts: paid(3_000_000, 7_000_000) }, 100)).toBe(false);
  expect(awaits({ ...confirmed, bookingStatus: 'cancelled' }, 100)).toBe(false);
});

test('a booking waits for its first money while it is pending and none is kept, not even for review', () => {
  const waits = (bookingStatus: 'pending' | 'confirmed' | 'cancelled', status: 'failed' | 'refunded' | 'paid' | 'needs_review') =>
    awaitsFirstMoney({ bookingStatus, attempts: [sampleAttempt('1', { status })] });
  expect([waits('pending', 'failed'), waits('pending', 'refunded')]).toEqual([true, true]);
  expect([waits('pending', 'paid'), waits('pending', 'needs_review')]).toEqual([false, false]);
  expect([waits('confirmed', 'failed'), waits('cancelled', 'failed')]).toEqual([false, false]);
});

test.each([
  ['pending', 10_000_000, 'total'],
  ['pending', 3_000_000, 'deposit'],
  ['pending', 4_000_000, 'deposit'],
  ['confirmed', 7_000_000, 'balance'],
  ['confirmed', 10_000_000, 'balance'],
] as const)('of a %s booking of 100,000, a payment of %i paise pays its %s', (bookingStatus, amount, entry) => {
  expect(entryOf({ ...booked, bookingStatus, attempts: [] }, amount)).toBe(entry);
});
