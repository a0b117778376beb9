import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../values/calendar-date.ts';
import { lastTripDay, tripPhaseOf } from './trip.rules.ts';

test('a trip is ahead until its travel day, under way for as many days as it has, and completed afterwards', () => {
  const from = '2026-12-30';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -100, max: 100 }), (days, offset) => {
      const length = Math.max(1, days);
      const expected = offset < 0 ? 'ahead' : offset < length ? 'travelling' : 'completed';
      expect(tripPhaseOf(from, days, addDays(from, offset))).toBe(expected);
      expect(lastTripDay(from, days)).toBe(addDays(from, length - 1));
    }),
  );
});
