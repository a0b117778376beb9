import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attemptStatuses, canAttemptBecome, currentStatusOf, hasReceivedMoney, isLive } from './payment.rules.ts';

const statuses = fc.constantFrom(...attemptStatuses);

test('an attempt’s status only rises: creating < pending < failed, expired < paid, needs_review < refund_pending < refunded', () => {
  const steps = [
    ['creating'],
    ['pending'],
    ['failed', 'expired'],
    ['paid', 'needs_review'],
    ['refund_pending'],
    ['refunded'],
  ] as const;
  for (const [lower, from] of steps.entries())
    for (const [higher, to] of steps.entries())
      for (const one of from) for (const other of to) expect(canAttemptBecome(one, other)).toBe(higher > lower);
});

test('no way leads back: what can follow something can never be followed by it', () => {
  fc.assert(
    fc.property(statuses, statuses, statuses, (one, two, three) => {
      expect(canAttemptBecome(one, two) && canAttemptBecome(two, one)).toBe(false);
      if (canAttemptBecome(one, two) && canAttemptBecome(two, three)) expect(canAttemptBecome(one, three)).toBe(true);
    }),
  );
});

test('an attempt can be paid as long as it is live, and money once received stays known', () => {
  for (const status of attemptStatuses) {
    expect(isLive(status)).toBe(status === 'creating' || status === 'pending');
    expect(hasReceivedMoney(status)).toBe(['paid', 'needs_review', 'refund_pending', 'refunded'].includes(status));
  }
  fc.assert(
    fc.property(statuses, statuses, (from, to) => {
      if (hasReceivedMoney(from) && canAttemptBecome(from, to)) expect(hasReceivedMoney(to)).toBe(true);
    }),
  );
});

test('a payment that needs a review is found under the name that this had in earlier versions; every other status has one name', () => {
  expect(currentStatusOf('review')).toBe('needs_review');
  for (const status of attemptStatuses) expect(currentStatusOf(status)).toBe(status);
});
