import { expect, test } from 'vitest';
import type { Dependencies } from '../../../dependencies.ts';
import { claimPlaces } from './claim-places.ts';
import { assertPaced } from './limit-unpaid.ts';

const claimant = { account: 'asha', address: 'home' };
const limits = {
  MOST_UNPAID_BOOKINGS: 2,
  MOST_UNPAID_PERSONS: 5,
  MOST_UNPAID_BOOKINGS_OF_ADDRESS: 3,
  MOST_UNPAID_SHARE: 50,
  MOST_UNPAID_HOLDS: 5,
};
const claimed = (persons: number, taken: readonly string[] = []) => claimPlaces(claimant, persons, limits, new Set(taken));

test('a booking takes one place of its account, one of its address and one for each person, of those that are free', () => {
  expect(claimed(5).toSorted()).toEqual([
    expect.stringMatching(/^asha b[01]$/),
    ...[0, 1, 2, 3, 4].map((number) => `asha p${number}`),
    expect.stringMatching(/^home a[012]$/),
  ]);
  const taken = ['asha b0', 'asha p0', 'asha p3', 'home a0', 'home a2'];
  expect(claimed(3, taken).toSorted()).toEqual(['asha b1', 'asha p1', 'asha p2', 'asha p4', 'home a1']);
});

test('calls at the same moment do not all want the same places', () => {
  const wanted = Array.from({ length: 50 }, () => claimed(1).join());
  expect(new Set(wanted).size).toBeGreaterThan(1);
});

test.each([
  [['asha b0', 'asha b1'], 1, 'Pay or cancel one of your 2 unpaid bookings first.'],
  [['asha p0', 'asha p1'], 4, 'Your unpaid bookings already have 2 persons. Pay or cancel one of them first.'],
  [['home a0', 'home a1', 'home a2'], 1, 'Too many bookings from your network are unpaid.'],
])('where %j are taken, a booking for %i is refused with what to do first', (taken, persons, sentence) => {
  const refusal = { code: 'TOO_MANY_UNPAID', message: expect.stringContaining(sentence) };
  expect(() => claimed(persons, taken)).toThrow(expect.objectContaining(refusal));
});

test('with a limit of one unpaid booking the traveller is told to pay that one', () => {
  const one = { ...limits, MOST_UNPAID_BOOKINGS: 1 };
  expect(() => claimPlaces(claimant, 1, one, new Set(['asha b0']))).toThrow('Pay or cancel your unpaid booking first.');
});

test('seats of a day are held so often, and no more', () => {
  const config = limits as Dependencies['config'];
  expect(() => assertPaced(4, config)).not.toThrow();
  expect(() => assertPaced(5, config)).toThrow('5 times within 24 hours');
});
