import { expect, test } from 'vitest';
import { bookingNumberOf } from './booking-number-of.ts';
import { durationOf } from './duration-of.ts';

test('a Booking ID is the last 8 characters of the id, uppercased', () => {
  expect(bookingNumberOf('65f0a1b2c3d4e5f6abcdef12')).toBe('ABCDEF12');
});

test('a duration is the itinerary’s length in days, and one less in nights', () => {
  expect([1, 2, 60].map(durationOf)).toEqual(['1 day, 0 nights', '2 days, 1 night', '60 days, 59 nights']);
});
