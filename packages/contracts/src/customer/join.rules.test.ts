import { expect, test } from 'vitest';
import { areBothConfirmed, type JoinedAddress, mayRemain } from './join.rules.ts';

const none: JoinedAddress = { email: null, isEmailVerified: false };
const unconfirmed: JoinedAddress = { email: 'asha@example.com', isEmailVerified: false };
const confirmed: JoinedAddress = { email: 'asha@example.com', isEmailVerified: true };

test.each([
  ['none', none, [true, false, false]],
  ['an unconfirmed', unconfirmed, [true, true, false]],
  ['a confirmed', confirmed, [true, true, true]],
] as const)('an account with %s address remains only beside one whose owner has shown no more', (_, one, may) => {
  expect([none, unconfirmed, confirmed].map((other) => mayRemain(one, other))).toEqual(may);
});

test('two accounts are both confirmed where each of them is', () => {
  const all = [none, unconfirmed, confirmed];
  const pairs = all.flatMap((one) => all.map((other) => [one, other] as const));
  expect(pairs.filter((pair) => areBothConfirmed(...pair))).toEqual([[confirmed, confirmed]]);
});
