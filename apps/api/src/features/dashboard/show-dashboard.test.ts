import { type Booking, type Dashboard, monthsUpTo } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayOf } from '../../testing/catalogue.ts';
import { type MoneyJourney, startMoneyJourney } from '../../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let journey: MoneyJourney;
/** The four months of the charts, oldest first, as YYYY-MM. */
let months: string[];
/** Seven bookings, oldest first. */
const made: Booking[] = [];
let dashboard: Dashboard;

/** When each was booked. The last but one is booked on the first of this month in Kolkata, when it is still the day before in London. */
const datesOf = ([first, , third, fourth]: string[]): Date[] => {
  const night = new Date(`${fourth}-01T00:00:00+05:30`).getTime() + 60_000;
  return [
    new Date(new Date(`${first}-01T00:00:00+05:30`).getTime() - 60_000),
    new Date(`${first}-01T00:01:00+05:30`),
    new Date(`${first}-20T12:00:00Z`),
    new Date(`${third}-10T12:00:00Z`),
    new Date(`${third}-11T12:00:00Z`),
    new Date(night),
    new Date(night + 1000),
  ];
};

beforeAll(async () => {
  api = await startTestApi();
  journey = await startMoneyJourney(api);
  months = monthsUpTo(todayOf(api), 4);
  const bookings = api.dependencies.database.collection('bookings');
  for (const bookingDate of datesOf(months)) {
    const booking = await journey.book();
    await bookings.updateOne({ _id: new Types.ObjectId(booking._id) }, { $set: { bookingDate } });
    made.push(booking);
  }
  for (const index of [1, 3, 5]) await journey.confirm(made[index] as Booking);
  await journey.cancel(made[3] as Booking).expect(200);
  const { body } = await api.request.get('/api/dashboard').set(journey.admin.bearer).expect(200);
  dashboard = body;
});
afterAll(() => api.stop());

test('bookings and revenue are told for this month and the three before it by booking date, an empty month as 0', () => {
  expect(dashboard.months).toEqual([
    { month: months[0], bookings: 2, revenue: 3999.98 },
    { month: months[1], bookings: 0, revenue: 0 },
    { month: months[2], bookings: 2, revenue: 0 },
    { month: months[3], bookings: 2, revenue: 3999.98 },
  ]);
});

test('the total revenue is money received less money given back, beside the counts of packages, bookings and users', () => {
  const { packages, bookings, users, revenue } = dashboard;
  expect({ packages, bookings, users, revenue }).toEqual({ packages: 1, bookings: 7, users: 2, revenue: 7999.96 });
});

test('recent bookings are the last five, newest first', () => {
  const newestFirst = made.map(({ _id }) => _id).toReversed();
  expect(dashboard.recentBookings.map(({ _id }) => _id)).toEqual(newestFirst.slice(0, 5));
});
