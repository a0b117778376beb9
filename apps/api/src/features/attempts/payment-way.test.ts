import { expect, test } from 'vitest';
import { sampleAttempt } from '../../testing/samples/sample-attempt.ts';
import { wayBackOf, wayOf } from './payment-way.ts';

const byHand = { receivedOn: '2026-11-19', reference: null, takenBy: 'vikram', requestKey: 'a' };
const [card, cash, transfer] = [
  sampleAttempt('1', { paymentMethod: 'cash' }),
  sampleAttempt('1', { byHand, paymentMethod: 'cash' }),
  sampleAttempt('1', { byHand, paymentMethod: 'bank transfer' }),
];

test('all that comes through the provider came by card, and what staff took as they wrote down', () => {
  expect([card, cash, transfer].map(wayOf)).toEqual(['card', 'cash', 'transfer']);
});

test('money goes back as it came, unless staff wrote down another way', () => {
  expect([card, cash, transfer].map((attempt) => wayBackOf(attempt, {}))).toEqual(['card', 'cash', 'transfer']);
  const givenBack = { way: 'transfer' as const, givenOn: '2026-11-24', reference: null, by: 'leela' };
  expect(wayBackOf(cash, { givenBack })).toBe('transfer');
});
