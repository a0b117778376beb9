import { sampleBooking } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { daysToGo } from './days-to-go.ts';
import { groupBookings } from './group-bookings.ts';

const trip = (travelDate: string, bookingStatus: typeof sampleBooking.bookingStatus = 'confirmed') => ({
  ...sampleBooking,
  travelDate,
  bookingStatus,
});

test('the next trip comes first, then the last one that is over, then what was cancelled', () => {
  const groups = groupBookings(
    [trip('2026-12-24'), trip('2026-10-01'), trip('2026-11-22', 'pending'), trip('2026-12-01', 'cancelled'), trip('2026-11-21')],
    '2026-11-22',
  );
  expect(groups.map(({ heading, bookings }) => [heading, bookings.map(({ travelDate }) => travelDate)])).toEqual([
    ['Upcoming trips', ['2026-11-22', '2026-12-24']],
    ['Past trips', ['2026-11-21', '2026-10-01']],
    ['Cancelled trips', ['2026-12-01']],
  ]);
});

test('a group without a booking is left out', () => {
  expect(groupBookings([trip('2026-12-24')], '2026-11-22').map(({ heading }) => heading)).toEqual(['Upcoming trips']);
});

test.each([
  ['2026-11-22', 'Today'],
  ['2026-11-23', 'Tomorrow'],
  ['2027-03-01', 'In 99 days'],
  ['2026-11-21', null],
])('the days to go until %s are shown as %s', (day, told) => {
  expect(daysToGo(day, '2026-11-22')).toBe(told);
});
