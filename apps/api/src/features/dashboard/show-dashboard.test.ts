import { addDays, type Booking, type Dashboard, monthsUpTo } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { limitedTo } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { sumUpFigures } from '../../testing/sum-up-figures.ts';

/** Seven bookings, oldest first. */
const made: Booking[] = [];

/**
 * When each was booked. The last but one is booked on the first of this month in Kolkata, when it is still
 * the day before in London.
 */
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

const api = await testApi();
const journey = await startMoneyJourney(api);
/** The four months of the charts, oldest first, as YYYY-MM. */
const months: string[] = monthsUpTo(todayOf(api), 4);
const bookings = api.dependencies.database.collection('bookings');
for (const bookingDate of datesOf(months)) {
  const booking = await journey.book();
  await bookings.updateOne({ _id: new Types.ObjectId(booking._id) }, { $set: { bookingDate } });
  made.push(booking);
}
for (const index of [1, 3, 5]) await journey.confirm(made[index] as Booking);
await journey.cancel(made[3] as Booking).expect(200);
const { body } = await api.request.get('/api/dashboard').set(journey.admin.bearer).expect(200);
const dashboard: Dashboard = body;
const year: Dashboard = (await api.request.get('/api/dashboard?period=12m').set(journey.admin.bearer).expect(200)).body;

test('bookings and revenue are shown for this month and the three before it by booking date, an empty month as 0 (§2.17, 9.4)', () => {
  expect(dashboard.months).toEqual([
    { month: months[0], bookings: 2, revenue: 3999.98 },
    { month: months[1], bookings: 0, revenue: 0 },
    { month: months[2], bookings: 2, revenue: 0 },
    { month: months[3], bookings: 2, revenue: 3999.98 },
  ]);
});

test('the total revenue is money received less refunds, beside the counts of packages, bookings and users (§2.17)', () => {
  const { packages, bookings, users, revenue } = dashboard;
  expect({ packages, bookings, users, revenue }).toEqual({ packages: 1, bookings: 7, users: 2, revenue: 7999.96 });
});

test('recent bookings are the last five, newest first (§2.17, 9.4)', () => {
  const newestFirst = made.map(({ _id }) => _id).toReversed();
  expect(dashboard.recentBookings.map(({ _id }) => _id)).toEqual(newestFirst.slice(0, 5));
});

test('a period is shown beside the one before it: bookings, how many were paid, and revenue by booking date', () => {
  const { period, periodBefore, topPackages } = year;
  expect(period).toMatchObject({ to: todayOf(api), bookings: 7, paid: 3, revenue: 7999.96, occupancy: null });
  expect(periodBefore).toMatchObject({ to: addDays(todayOf(api), -365), bookings: 0, paid: 0, revenue: 0 });
  const { _id, title } = journey.tourPackage;
  expect(topPackages).toEqual([{ tourPackageId: _id, title, bookings: 6, revenue: 7999.96 }]);
});

test('the departures of the next seven days have their persons, and seats where the package has a capacity', async () => {
  const limited = await limitedTo(api, journey, 8);
  const travelDate = addDays(todayOf(api), 2);
  await journey.confirm(await journey.book({ of: limited, travelDate }));
  await journey.confirm(await journey.book({ travelDate, totalPersons: 3, totalAmount: 5999.97 }));
  await sumUpFigures(api);
  const { body } = await api.request.get('/api/dashboard').set(journey.admin.bearer).expect(200);
  const { departures } = body as Dashboard;
  expect(departures.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, index) => addDays(todayOf(api), index)));
  expect(departures[2]).toMatchObject({ departures: 2, persons: 5, seated: 2, seats: 8 });
  expect(departures[2]?.largest).toEqual([
    { tourPackageId: journey.tourPackage._id, title: journey.tourPackage.title, persons: 3, capacity: null },
    { tourPackageId: limited._id, title: limited.title, persons: 2, capacity: 8 },
  ]);
  expect(departures[3]).toMatchObject({ departures: 0, persons: 0, largest: [] });
});

test('what waits for a person is counted: payments to review, refunds that the bank sent back, disputes, new messages', async () => {
  const before = (await api.request.get('/api/dashboard').set(journey.admin.bearer).expect(200)).body.waiting;
  const [reviewed, other, disputed] = [
    await journey.bookConfirmed(),
    await journey.bookConfirmed(),
    await journey.bookConfirmed(),
  ];
  const bookings = api.dependencies.database.collection('bookings');
  const now = api.clock.now();
  const make = ({ _id }: Booking, change: object) =>
    bookings.updateOne({ _id: new Types.ObjectId(_id) }, { $set: { waitsSince: now, ...change } });
  const [key, money] = [
    { refundKey: 'x-1', requestKey: null, refundId: 're_1' },
    { amount: 5, askedAmount: 5 },
  ];
  const failed = { ...key, ...money, origin: 'admin', reason: null, by: null, requestedAt: now, state: 'failed', doneAt: null };
  for (const booking of [reviewed, other]) await make(booking, { 'attempts.0.status': 'needs_review' });
  // Of one booking the first try was let go.
  const second = await journey.book();
  await journey.askProvider('POST', `/v1/checkout/sessions/${await journey.openSession(second)}/expire`, '');
  await journey.confirm(second);
  await make(second, { 'attempts.1.status': 'needs_review' });
  await make(disputed, { 'attempts.0.disputedAt': now, 'attempts.0.refunds': [failed] });
  await api.request.post('/api/contactus').send({ name: 'Ines', email: 'ines@example.com', message: 'Hello.' }).expect(201);
  const { body } = await api.request.get('/api/dashboard').set(journey.admin.bearer).expect(200);
  expect(before).toMatchObject({ needsReview: 0, failedRefunds: 0, disputes: 0, openMessages: 0 });
  expect(body.waiting).toMatchObject({ needsReview: 3, failedRefunds: 1, disputes: 1, openMessages: 1 });
});
