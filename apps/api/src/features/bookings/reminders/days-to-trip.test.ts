import { expect, test } from 'vitest';
import { daysToTrip } from './days-to-trip.ts';

type Booked = Parameters<typeof daysToTrip>[0];

const booked: Booked = { bookingStatus: 'confirmed', travelDate: '2027-06-10' };
const movedFrom = (...days: string[]): Pick<Booked, 'changes'> => ({
  changes: days.map((travelDate, stay) => ({
    stay,
    at: new Date('2027-05-01T10:00:00Z'),
    isByAgency: false,
    isByTraveller: true,
    from: { travelDate, totalPersons: 2, totalAmount: 500 },
    paid: 0,
    refund: 0,
  })),
});
const at = (instant: string) => ({ at: new Date(instant), timeZone: 'Asia/Kolkata' });
const aWeekBefore = at('2027-06-03T10:00:00Z');

test('a reminder says the days from the day of the site on which it is sent to the trip', () => {
  expect(daysToTrip(booked, null, aWeekBefore)).toBe(7);
  expect(daysToTrip(booked, null, at('2027-06-08T18:29:00Z'))).toBe(2);
  expect(daysToTrip(booked, null, at('2027-06-08T18:31:00Z'))).toBe(1);
  expect(daysToTrip(booked, null, at('2027-06-10T06:00:00Z'))).toBe(0);
});

test('nobody is reminded of a trip whose day is past, that is cancelled, or from whose day it was moved away', () => {
  expect(daysToTrip(booked, null, at('2027-06-11T06:00:00Z'))).toBeNull();
  expect(daysToTrip({ ...booked, bookingStatus: 'cancelled' }, null, aWeekBefore)).toBeNull();
  const moved = { ...booked, ...movedFrom('2027-06-05') };
  expect(daysToTrip(moved, null, aWeekBefore)).toBeNull();
  expect(daysToTrip(moved, '2027-06-10', aWeekBefore)).toBe(7);
});

test('a trip that was moved away and back is reminded of by what was due since it was booked', () => {
  const back = { ...booked, ...movedFrom('2027-06-10', '2027-06-20') };
  expect(daysToTrip(back, null, aWeekBefore)).toBe(7);
  expect(daysToTrip(back, '2027-06-20', aWeekBefore)).toBeNull();
});
