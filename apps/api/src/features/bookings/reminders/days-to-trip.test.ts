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
const AT_TEN = 'T10:00:00Z';
const due = (day: string, of: string | null = null) => ({ of, at: new Date(`${day}${AT_TEN}`) });
/** That of the week before, as it is due without a setting. */
const usual = due('2027-06-03');
const toTrip = (booking: Booked, reminder = usual, now = aWeekBefore, days: readonly number[] = [7]) =>
  daysToTrip(booking, reminder, now, days);

test('a reminder says the days from the day of the site on which it is sent to the trip', () => {
  expect(toTrip(booked)).toBe(7);
  expect(toTrip(booked, usual, at('2027-06-08T18:29:00Z'))).toBe(2);
  expect(toTrip(booked, usual, at('2027-06-08T18:31:00Z'))).toBe(1);
  expect(toTrip(booked, usual, at('2027-06-10T06:00:00Z'))).toBe(0);
});

test('nobody is reminded of a trip whose day is past, that is cancelled, or from whose day it was moved away', () => {
  expect(toTrip(booked, usual, at('2027-06-11T06:00:00Z'))).toBeNull();
  expect(toTrip({ ...booked, bookingStatus: 'cancelled' })).toBeNull();
  const moved = { ...booked, ...movedFrom('2027-06-05') };
  expect(toTrip(moved)).toBeNull();
  expect(toTrip(moved, due('2027-06-03', '2027-06-10'))).toBe(7);
});

test('a trip that was moved away and back is reminded of by what was due since it was booked', () => {
  const back = { ...booked, ...movedFrom('2027-06-10', '2027-06-20') };
  expect(toTrip(back)).toBe(7);
  expect(toTrip(back, due('2027-06-03', '2027-06-20'))).toBeNull();
});

test('a reminder of a day that the settings do not have, or no longer have, is not sent', () => {
  const fortnight = due('2027-05-27', '2027-06-10/14');
  const then = at(`2027-05-27${AT_TEN}`);
  expect(toTrip(booked, fortnight, then, [14, 7])).toBe(14);
  expect(toTrip(booked, fortnight, then, [7])).toBeNull();
  expect(toTrip(booked, usual, aWeekBefore, [14, 1])).toBeNull();
  expect(toTrip(booked, usual, aWeekBefore, [])).toBeNull();
});

test('of several that waited for a mail server the latest is sent alone', () => {
  const then = at(`2027-06-08${AT_TEN}`);
  expect(toTrip(booked, due('2027-06-07', '2027-06-10/3'), then, [7, 3, 2])).toBeNull();
  expect(toTrip(booked, due('2027-06-08', '2027-06-10/2'), then, [7, 3, 2])).toBe(2);
});

test.each([
  ['has passed them all', [14], 9],
  ['has one to come', [14, 5], null],
  ['has one on the next morning', [14, 10], null],
  ['wants none', [], null],
])('who books ten days before a trip and %s is reminded a day later accordingly', (_, days, left) => {
  // Booked before ten on 31 May.
  const late = due('2027-06-01', '2027-06-10/late');
  expect(toTrip(booked, late, at(`2027-06-01${AT_TEN}`), days)).toBe(left);
});

test('who booked later than a week before is reminded as the version before made it due, unless another day is to come', () => {
  const then = at(`2027-06-08${AT_TEN}`);
  expect(toTrip(booked, due('2027-06-08'), then)).toBe(2);
  expect(toTrip(booked, due('2027-06-08'), then, [7, 1])).toBeNull();
});
