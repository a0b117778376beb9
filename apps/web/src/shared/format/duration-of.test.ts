import { expect, test } from 'vitest';
import { durationOf } from './duration-of.ts';

test('a duration is the itinerary’s length in days, and one less in nights (§9.6)', () => {
  expect([1, 2, 60].map(durationOf)).toEqual(['1 day, 0 nights', '2 days, 1 night', '60 days, 59 nights']);
});
