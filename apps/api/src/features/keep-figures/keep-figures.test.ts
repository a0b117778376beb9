import { addDays, type Booking, type Dashboard } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { eventually, startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { sumUpFigures } from '../../testing/sum-up-figures.ts';
import { startChanges } from '../../testing/trip-changes.ts';
import { figureRepository } from '../figures/index.ts';
import { keepFigures } from './keep-figures.ts';
import { sumFigures } from './sum-figures.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
let { admin } = journey;
const { database } = api.dependencies;
const stored = (name: string) => database.collection<{ _id: string }>(name);

const showDashboard = async (): Promise<Dashboard> =>
  (await api.request.get('/api/dashboard').set(admin.bearer).expect(200)).body;
/** What the dashboard shows of the figures, but for the moment. */
const figures = async () => ({ ...(await showDashboard()), countedUpTo: null, rankedUpTo: null });
const forget = () => Promise.all([stored('dayfigures').deleteMany({}), figureRepository(database).forgetMark()]);
// Nothing was booked or counted, and no run was later than the clock is now.
beforeEach(async () => {
  ({ admin } = journey);
  await Promise.all([forget(), stored('bookings').deleteMany({})]);
});
/** The figures without anything that was kept of earlier runs. */
const figuresAnew = async () => {
  await forget();
  return figures();
};
const runJob = () => keepFigures(api.dependencies, () => false);
/** The job of a process that is killed when it has done so many steps. */
const runUntilKilled = async (steps: number): Promise<boolean> => {
  let left = steps;
  return (await sumFigures(api.dependencies, () => left-- > 0)) === null;
};
const dayOf = async ({ _id }: Booking, day: string) =>
  database
    .collection('bookings')
    .updateOne({ _id: new Types.ObjectId(_id) }, { $set: { bookingDate: new Date(`${day}T12:00:00Z`) } });
const DAY_MS = 24 * 60 * 60_000;
/** To half past three in Asia/Kolkata of the next night. */
const moveToNight = () => {
  const now = api.clock.now().getTime();
  api.clock.moveBy(Math.floor(now / DAY_MS) * DAY_MS + DAY_MS + 22 * 60 * 60_000 - now);
};
const nextMinute = () => api.clock.moveBy(60_000);

/** One of each change that affects a sum. */
const business = async (): Promise<void> => {
  const tourPackage = await addTourPackage(api, journey.admin, { capacity: '8' });
  await journey.cancel(await journey.bookConfirmed({ of: tourPackage })).expect(200);
  await journey.bookConfirmed({ of: tourPackage });
  await journey.cancel(await journey.book()).expect(200);
  await journey.book();
  const gone = await signUp(api);
  await api.request.delete(`/api/auth/${gone.userId}`).set(journey.admin.bearer).expect(200);
  await signUp(api);
  const { _id } = await addTourPackage(api, journey.admin);
  await api.request.delete(`/api/package/${_id}`).set(journey.admin.bearer).expect(200);
  // Where the provider is slow, the commands of a cancel may still run after its answer.
  const open = { 'commands.0': { $exists: true } };
  await eventually(async () => (await database.collection('bookings').countDocuments(open)) === 0);
};

test('what is kept is what a sum over everything would be, from the first moment on and after every change', async () => {
  const old = await journey.bookConfirmed();
  await dayOf(old, '2025-03-01');
  await business();
  await figures();
  nextMinute();
  await journey.cancel(old).expect(200);
  await business();
  await sumUpFigures(api);
  const kept = await figures();
  expect(kept).toEqual(await figuresAnew());
});

test('a trip that is moved counts on its new day alone once the job has run, not only in the next night', async () => {
  const { changed, book, inDays } = await startChanges(api, journey);
  const booking = await book(40);
  await sumUpFigures(api);
  // Beyond the time by which a write may show late.
  api.clock.moveBy(10 * 60_000);
  await sumUpFigures(api);
  await changed(booking, { travelDate: inDays(50) });
  await sumUpFigures(api);
  const { listDays } = figureRepository(database);
  expect([...(await listDays('departures', inDays(40), inDays(50))).keys()]).toEqual([inDays(50)]);
});

test('a booking shows once the job has run, a minute later at the latest, and the dashboard says as of when it is', async () => {
  await sumUpFigures(api);
  const before = await showDashboard();
  expect(before.countedUpTo).toBe((await figureRepository(database).findMark())?.at.toISOString());
  await journey.book();
  api.clock.moveBy(30_000);
  await runJob();
  expect(await showDashboard()).toMatchObject({ bookings: before.bookings, countedUpTo: before.countedUpTo });
  api.clock.moveBy(30_000);
  const now = api.clock.now();
  await runJob();
  const { bookings, countedUpTo } = await showDashboard();
  expect(bookings).toBe(before.bookings + 1);
  expect(Date.parse(countedUpTo ?? '')).toBeGreaterThanOrEqual(now.getTime());
});

test('processes that count at the same time count nothing twice, even without a lock between them', async () => {
  await business();
  nextMinute();
  await Promise.all([sumUpFigures(api), sumUpFigures(api), runJob(), sumUpFigures(api)]);
  const kept = await figures();
  expect(kept).toEqual(await figuresAnew());
});

test('killed after any of its steps, the next one that comes counts nothing twice and forgets nothing', async () => {
  let killed = 0;
  for (const anew of [false, true]) {
    await business();
    nextMinute();
    if (anew) await figureRepository(database).forgetMark();
    for (let steps = 0; await runUntilKilled(steps); steps += 1) killed += 1;
  }
  expect(killed).toBeGreaterThan(6);
  const kept = await figures();
  expect(kept).toEqual(await figuresAnew());
});

test('a booking that changed while the job ran, or whose process has a late clock, is counted by the next run', async () => {
  await sumUpFigures(api);
  const { bookings } = await showDashboard();
  const late = await journey.book();
  const { at } = (await figureRepository(database).findMark()) ?? { at: new Date() };
  const moment = { $set: { sumsChangedAt: new Date(at.getTime() - 30_000) } };
  await database.collection('bookings').updateOne({ _id: new Types.ObjectId(late._id) }, moment);
  nextMinute();
  await runJob();
  expect((await showDashboard()).bookings).toBe(bookings + 1);
});

test('at night all days are compared: one that was wrong is logged as an error and corrected, one that is only behind is not', async () => {
  const [day, lost] = ['2025-03-01', 'departures 2031-01-01'];
  await dayOf(await journey.bookConfirmed(), day);
  // Long enough ago that no later run takes that day for one that is only behind.
  api.clock.moveBy(10 * 60_000);
  await sumUpFigures(api);
  await stored('dayfigures').updateOne({ _id: `bookings ${day}` }, { $set: { 'sums.received': 1, 'sums.pending': 99 } });
  const sums = { departures: 1, persons: 2, seated: 0, seats: 0, largest: [], full: [] };
  await stored('dayfigures').insertOne({ _id: lost, sums } as never);
  const logged: { level: number; day?: string; kind?: string }[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const travelDate = addDays(todayOf(api), 40);
  await journey.bookConfirmed({ travelDate });
  moveToNight();
  admin = await signUpAdmin(api);
  await keepFigures({ ...api.dependencies, logger }, () => false);
  expect(logged).toMatchObject([
    { level: 50, kind: 'bookings', day },
    { level: 50, kind: 'departures', day: '2031-01-01' },
  ]);
  const kept = await figures();
  expect(kept).toEqual(await figuresAnew());
});
