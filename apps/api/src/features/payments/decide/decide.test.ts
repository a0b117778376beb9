import { type AttemptStatus, attemptStatuses, canAttemptBecome, canBecome, hasReceivedMoney, isLive } from '@wayfarer/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProviderRefund, SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import { moneyState, sampleAttempt, SAMPLE_TOTAL as TOTAL } from '../../../testing/samples/sample-attempt.ts';
import { isWaiting } from '../../attempts/index.ts';
import { cancellationOf, type MoneyState } from '../../bookings/index.ts';
import { decide } from './decide.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const CURRENCY = 'inr';

/** What can happen at the provider and here, in any order; truths may be late and repeated. */
type Happening =
  | {
      kind: 'truth';
      attempt: number;
      truth: Omit<SessionTruth, 'sessionId' | 'attemptId' | 'bookingId' | 'refunds'> & { halvesRefunded: number };
    }
  | { kind: 'cancel'; refunds: boolean }
  | { kind: 'new-attempt' };

const amounts = fc.constantFrom(TOTAL, TOTAL, TOTAL - 1, TOTAL * 3, 1);
const truths = fc
  .record({
    state: fc.constantFrom('open' as const, 'expired' as const, 'complete' as const),
    paid: fc.boolean(),
    amount: amounts,
    currency: fc.constantFrom(CURRENCY, CURRENCY, 'usd'),
    halvesRefunded: fc.constantFrom(0, 0, 1, 2),
  })
  .map(({ paid, state, amount, currency, halvesRefunded }) => ({
    state: paid ? ('complete' as const) : state,
    paid,
    amount,
    currency,
    halvesRefunded: paid ? halvesRefunded : 0,
    url: 'https://pay.example.com',
    paymentId: paid ? 'pi_1' : null,
    paymentMethod: 'card',
  }));
const happenings = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('truth' as const), attempt: fc.nat(3), truth: truths }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), refunds: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('new-attempt' as const) }) },
  ),
  { maxLength: 25 },
);

const start: MoneyState = moneyState([], { totalAmount: TOTAL, currency: CURRENCY });

/** A payment as two refunds that somebody makes in the provider's dashboard. */
const halvesOf = (amount: number): ProviderRefund[] =>
  [Math.floor(amount / 2), Math.ceil(amount / 2)].map((half, index) => {
    return { refundId: `re_${index}`, refundKey: null, amount: half, state: 'done' };
  });

const follow = (state: MoneyState, happening: Happening): MoneyState => {
  if (happening.kind === 'cancel')
    return { ...state, ...cancellationOf(state, ({ withUs }) => (happening.refunds ? withUs : 0), AT) };
  if (happening.kind === 'new-attempt') {
    const isFree =
      state.bookingStatus === 'pending' && !state.attempts.some(({ status }) => isLive(status) || status === 'needs_review');
    return isFree ? { ...state, attempts: [...state.attempts, sampleAttempt(String(state.attempts.length))] } : state;
  }
  const attemptId = String(happening.attempt);
  const { halvesRefunded, ...told } = happening.truth;
  // What was charged once stays, and refunds only become more.
  const amount = state.attempts.find((attempt) => attempt.attemptId === attemptId)?.amountReceived || told.amount;
  const refunds = halvesOf(amount).slice(0, halvesRefunded);
  const truth = { ...told, amount, refunds, sessionId: `cs_${attemptId}`, attemptId, bookingId: 'b' };
  return { ...state, ...decide(state, attemptId, truth, AT) };
};

/** Looks for a story with a step at which something does not hold; null when there is none. */
const storyAgainst = (holds: (after: MoneyState, before: MoneyState, happening: Happening) => void): string | null => {
  const property = fc.property(happenings, (story) => {
    let state = start;
    for (const happening of story) {
      const next = follow(state, happening);
      holds(next, state, happening);
      state = next;
    }
  });
  const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: 5000 });
  return failed ? `${JSON.stringify(counterexample)} ${String(errorInstance)}` : null;
};

const unrefunded = ({ attempts }: MoneyState) => attempts.filter(({ status }) => status === 'paid' || status === 'needs_review');
const statusOf = (state: MoneyState, attemptId: string): AttemptStatus =>
  state.attempts.find((attempt) => attempt.attemptId === attemptId)?.status ?? 'creating';

test('confirmed means one payment that is not refunded, of exactly the booking’s amount and currency', () => {
  expect(
    storyAgainst((state) => {
      if (state.bookingStatus !== 'confirmed') return;
      const paid = state.attempts.filter(({ status }) => status === 'paid');
      expect(paid.map(({ amountReceived, currencyReceived }) => [amountReceived, currencyReceived])).toEqual([[TOTAL, CURRENCY]]);
    }),
  ).toBeNull();
});

test('there is never more than one payment that is neither refunded nor due to be', () => {
  expect(storyAgainst((state) => expect(unrefunded(state).length).toBeLessThanOrEqual(1))).toBeNull();
});

test('a booking’s status goes its way forward only, and cancelled stays', () => {
  expect(
    storyAgainst((after, before) => {
      if (after.bookingStatus !== before.bookingStatus) expect(canBecome(before.bookingStatus, after.bookingStatus)).toBe(true);
    }),
  ).toBeNull();
});

test('an attempt’s status never falls', () => {
  expect(
    storyAgainst((after, before) => {
      for (const { attemptId, status } of before.attempts) {
        const now = statusOf(after, attemptId);
        if (now !== status) expect(canAttemptBecome(status, now)).toBe(true);
      }
    }),
  ).toBeNull();
});

test('the same truth twice changes nothing the second time', () => {
  expect(
    storyAgainst((after, _before, happening) => {
      if (happening.kind === 'truth') expect(follow(after, happening)).toEqual(after);
    }),
  ).toBeNull();
});

test('money that is due to go back always has its command, and no other money has', () => {
  expect(
    storyAgainst(({ attempts, commands }) => {
      const due = attempts.flatMap(({ refunds }) => refunds.filter(isWaiting)).map(({ refundKey }) => refundKey);
      const commanded = commands.filter(({ kind }) => kind === 'refund').map(({ refundKey }) => refundKey ?? '');
      expect(commanded.toSorted()).toEqual(due.toSorted());
    }),
  ).toBeNull();
});

test('a live attempt of a booking that no longer waits is always about to be closed', () => {
  expect(
    storyAgainst(({ bookingStatus, attempts, commands }) => {
      if (bookingStatus === 'pending') return;
      const closing = commands.filter(({ kind }) => kind === 'expire').map(({ attemptId }) => attemptId);
      for (const { attemptId, status } of attempts) if (isLive(status)) expect(closing).toContain(attemptId);
    }),
  ).toBeNull();
});

test('nothing is refunded twice: what is due never exceeds what came in, and a finished refund has no command', () => {
  expect(
    storyAgainst(({ attempts, commands }) => {
      for (const { attemptId, status, refundDue, amountReceived } of attempts) {
        expect(refundDue).toBeLessThanOrEqual(amountReceived);
        if (status === 'refunded') expect(commands.some((command) => command.attemptId === attemptId)).toBe(false);
      }
    }),
  ).toBeNull();
});

test('money that has come in is never forgotten', () => {
  expect(
    storyAgainst((after, before) => {
      for (const { attemptId, status } of before.attempts)
        if (hasReceivedMoney(status)) expect(hasReceivedMoney(statusOf(after, attemptId))).toBe(true);
    }),
  ).toBeNull();
});

test('every status of the contract is reached by some story', () => {
  const reached = new Set<AttemptStatus>();
  expect(
    storyAgainst(({ attempts }) => {
      for (const { status } of attempts) reached.add(status);
    }),
  ).toBeNull();
  // An attempt fails when its session cannot be opened, which is no truth of the provider.
  expect(attemptStatuses.filter((status) => !reached.has(status))).toEqual(['failed']);
});
