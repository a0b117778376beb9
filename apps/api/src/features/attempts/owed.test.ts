import { expect, test } from 'vitest';
import { SAMPLE_TOTAL, sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { amountDueOf, awaitsFirstMoney, owedOf } from './owed.ts';

test('a booking owes its whole price at once, and a free one nothing', () => {
  expect(owedOf({ totalAmount: SAMPLE_TOTAL })).toEqual([{ entry: 'total', amount: SAMPLE_TOTAL }]);
  expect(owedOf({ totalAmount: 0 })).toEqual([]);
});

test('a payment pays the entry that it was begun for, and one from before entries were stored the total', () => {
  const before = {};
  expect(amountDueOf({ totalAmount: SAMPLE_TOTAL }, before)).toBe(SAMPLE_TOTAL);
  expect(amountDueOf({ totalAmount: SAMPLE_TOTAL }, { entry: 'total' })).toBe(SAMPLE_TOTAL);
  expect(amountDueOf({ totalAmount: 0 }, before)).toBe(0);
});

test('a booking waits for its first money while it is pending and none is kept, not even for review', () => {
  const awaits = (
    bookingStatus: 'pending' | 'confirmed' | 'cancelled',
    status: 'failed' | 'refunded' | 'paid' | 'needs_review',
  ) => awaitsFirstMoney({ bookingStatus, attempts: [sampleAttempt('1', { status })] });
  expect([awaits('pending', 'failed'), awaits('pending', 'refunded')]).toEqual([true, true]);
  expect([awaits('pending', 'paid'), awaits('pending', 'needs_review')]).toEqual([false, false]);
  expect([awaits('confirmed', 'failed'), awaits('cancelled', 'failed')]).toEqual([false, false]);
});
