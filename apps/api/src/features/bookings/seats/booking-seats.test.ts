import { expect, test } from 'vitest';
import { isCounted } from '../is-counted.ts';
import { holdEndsAt, mostUnpaidOf, refusalOf } from './booking-seats.ts';

const told = (held: Parameters<typeof refusalOf>[0]) => {
  const refusal = refusalOf(held);
  return refusal && [refusal.code, refusal.message, refusal.details];
};

test('a day that gives no seats says how many are left, or how many of it the account holds unpaid', () => {
  const soldOut = (left: number) => told({ outcome: 'sold out', left });
  expect(soldOut(0)).toEqual(['SOLD_OUT', 'This day is sold out. Please choose another.', { left: 0 }]);
  expect(soldOut(1)).toEqual(['SOLD_OUT', 'Only 1 seat is left on this day.', { left: 1 }]);
  expect(soldOut(2)).toEqual(['SOLD_OUT', 'Only 2 seats are left on this day.', { left: 2 }]);
  const tooMany = (unpaid: number) => told({ outcome: 'too many unpaid', unpaid })?.slice(0, 2);
  expect(tooMany(1)).toEqual(['TOO_MANY_UNPAID', expect.stringContaining('You already hold 1 unpaid seat for this day')]);
  expect(tooMany(4)).toEqual(['TOO_MANY_UNPAID', expect.stringContaining('You already hold 4 unpaid seats for this day')]);
});

test('a booking that has its seats, or must be read again, is not refused', () => {
  for (const outcome of ['held', 'unsure', 'released']) expect(told({ outcome, left: 0 })).toBeNull();
});

test('of a day with a limit an account may hold a share unpaid, in whole seats; of one without any number', () => {
  expect(mostUnpaidOf(5, { MAX_UNPAID_SEAT_PERCENT: 50 })).toBe(2);
  expect(mostUnpaidOf(10, { MAX_UNPAID_SEAT_PERCENT: 100 })).toBe(10);
  expect(mostUnpaidOf(null, { MAX_UNPAID_SEAT_PERCENT: 50 })).toBeNull();
});

test('seats are counted where the package has a limit, or had one when they were taken, and held for 35 minutes', () => {
  expect(isCounted({ holdsSeats: false }, { capacity: 1 })).toBe(true);
  expect(isCounted({ holdsSeats: true }, { capacity: null })).toBe(true);
  expect(isCounted({ holdsSeats: false }, { capacity: null })).toBe(false);
  expect(holdEndsAt(new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-11-20T12:35:00Z'));
});
