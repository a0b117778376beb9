import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../values/calendar-date.ts';
import {
  type BookingStatus,
  bookingNumberOf,
  bookingStatuses,
  canBecome,
  isTravelDateOpen,
  isTripOver,
} from './booking.rules.ts';

/** Few, so that days often coincide: this tests both ends of a window. */
const days = fc.integer({ min: -3, max: 3 }).map((offset) => addDays('2026-11-20', offset));

test('a travel day is open exactly when it is today or later and inside the window, both ends included', () => {
  fc.assert(
    fc.property(days, days, days, days, (travelDate, one, other, today) => {
      const [availableFrom, availableTo] = one <= other ? [one, other] : [other, one];
      const time = (day: string) => new Date(`${day}T00:00:00Z`).getTime();
      const isOpen = time(travelDate) >= Math.max(time(today), time(availableFrom)) && time(travelDate) <= time(availableTo);
      expect(isTravelDateOpen(travelDate, { availableFrom, availableTo }, today)).toBe(isOpen);
    }),
  );
});

test('a trip is over on the day after its travel day', () => {
  fc.assert(
    fc.property(days, (travelDate) => {
      expect(isTripOver(travelDate, travelDate)).toBe(false);
      expect(isTripOver(travelDate, addDays(travelDate, 1))).toBe(true);
    }),
  );
});

test('a booking goes from pending to confirmed to cancelled, never back, and cancelled is the end', () => {
  const allowed = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => canBecome(from, to)).map((to): [BookingStatus, BookingStatus] => [from, to]),
  );
  expect(allowed).toEqual([
    ['pending', 'confirmed'],
    ['pending', 'cancelled'],
    ['confirmed', 'cancelled'],
  ]);
});

test('the number of a booking is the last 8 characters of its id, uppercased (§9.9)', () => {
  expect(bookingNumberOf('665f1c2ab8e4d7a1c3f09e12')).toBe('C3F09E12');
});
