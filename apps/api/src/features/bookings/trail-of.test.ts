import { expect, test } from 'vitest';
import { sampleAttempt } from '../../testing/sample-attempt.ts';
import { trailOf } from './trail-of.ts';

const attempt = sampleAttempt('00000000000000000000000a');
const pending = { bookingStatus: 'pending', attempts: [attempt], usernameKey: 'asha' } as const;
const state = (fields: object) => ({ ...pending, attempts: [...pending.attempts], ...fields });
const told = (...given: Parameters<typeof trailOf>) => trailOf(...given).map(({ what, from, to }) => [what, from, to]);

test('a write that confirms tells the status, and the money of the attempt', () => {
  const paid = { ...attempt, status: 'paid' as const, amountReceived: 500, paidAt: new Date() };
  expect(told(state({}), state({ bookingStatus: 'confirmed', attempts: [paid] }))).toEqual([
    ['status', 'pending', 'confirmed'],
    ['attempt', 'creating', 'paid'],
    ['received', 0, 500],
  ]);
});

test('a refund is told when it becomes due and when it is given, each with its amount', () => {
  const paid = { ...attempt, status: 'paid' as const, amountReceived: 500 };
  const due = { ...paid, status: 'refund_pending' as const, refundDue: 200 };
  expect(told(state({ attempts: [paid] }), state({ attempts: [due] }))).toEqual([
    ['attempt', 'paid', 'refund_pending'],
    ['refund-due', 0, 200],
  ]);
  const given = { ...due, status: 'refunded' as const, amountRefunded: 200 };
  expect(trailOf(state({ attempts: [due] }), state({ attempts: [given] }))).toContainEqual({
    what: 'refunded',
    attemptId: attempt.attemptId,
    from: 0,
    to: 200,
    reason: null,
  });
});

test('a first attempt begins at nothing, and looking again later is not told', () => {
  expect(told(state({ attempts: [] }), state({}))).toEqual([['attempt', null, 'creating']]);
  expect(told(state({}), state({ attempts: [{ ...attempt, checkAt: new Date(0) }] }))).toEqual([]);
});

test('that a traveller was forgotten is told without the name', () => {
  const entries = trailOf(state({}), state({ usernameKey: 'former traveller' }));
  expect(entries).toEqual([{ what: 'traveller', attemptId: null, from: null, to: 'forgotten', reason: null }]);
  expect(JSON.stringify(entries)).not.toContain('asha');
});
