import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offersOf, seatsForAll, type WaitingParty } from './waitlist.rules.ts';

const now = new Date('2026-12-01T06:00:00Z');
const closesAt = new Date('2026-12-20T00:00:00Z');
const of = (...seats: number[]): WaitingParty[] => seats.map((count, at) => ({ id: 'abcdefgh'.charAt(at), seats: count }));
const offered = (waiting: WaitingParty[], free: number) => {
  const { offers, forAll } = offersOf(waiting, { free, now, closesAt });
  return [offers.map(({ id }) => id), forAll];
};

test('the first party in line that fits is offered the free seats until a day later; the others keep their place', () => {
  expect(offersOf(of(4, 2, 1), { free: 2, now, closesAt })).toEqual({
    offers: [{ id: 'b', seats: 2, until: new Date('2026-12-02T06:00:00.000Z') }],
    forAll: 0,
  });
});

test('seats that are left by one offer are offered to the next party that fits', () => {
  expect(offered(of(4, 2, 1), 3)).toEqual([['b', 'c'], 0]);
  expect(offered(of(4, 2, 1), 7)).toEqual([['a', 'b', 'c'], 0]);
  expect(offered(of(2), 5)).toEqual([['a'], 3]);
});

test('where nobody who waits fits, everybody may book; so do they where nobody waits', () => {
  expect(offered(of(2), 1)).toEqual([[], 1]);
  expect(offered([], 3)).toEqual([[], 3]);
  expect(offered(of(1), -2)).toEqual([[], 0]);
});

test('an offer ends with the cut-off of its departure, and none is made from then on', () => {
  const cutOff = new Date('2026-12-01T11:00:00.000Z');
  expect(offersOf(of(2), { free: 2, now, closesAt: cutOff }).offers).toEqual([{ id: 'a', seats: 2, until: cutOff }]);
  expect(offersOf(of(2), { free: 2, now: cutOff, closesAt: cutOff })).toEqual({ offers: [], forAll: 2 });
});

test('whoever waits, no seat is offered twice, and no party that still fits is passed over', () => {
  const seats = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 });
  fc.assert(
    fc.property(seats, fc.integer({ min: -3, max: 30 }), (counts, free) => {
      const waiting = counts.map((count, at) => ({ id: String(at), seats: count }));
      const { offers, forAll } = offersOf(waiting, { free, now, closesAt });
      const held = offers.reduce((sum, offer) => sum + offer.seats, 0);
      expect(held + forAll).toBe(Math.max(0, free));
      const passed = waiting.filter(({ id }) => !offers.some((offer) => offer.id === id));
      expect(passed.every((party) => party.seats > forAll)).toBe(true);
      expect(seatsForAll(free, counts)).toBe(forAll);
    }),
  );
});
