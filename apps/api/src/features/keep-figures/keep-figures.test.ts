import type { Booking, Dashboard } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { eventually, startMoneyJourney } from '../../testing/money-journey.ts';
import { startTestApi, testApi } from '../../testing/start-test-api.ts';
import { countOf, figureRepository } from '../figures/index.ts';
import { differingDays, everySlice } from './build-figures.ts';
import type { FigureStep } from './figure-keeper.ts';
import { keepFigures } from './keep-figures.ts';

let stop = async () => {};
const api = await testApi();
const journey = await startMoneyJourney(api);
afterEach(() => stop());

const figures = () => figureRepository(api.dependencies.database);
/** A leader as in a process of the product; when it dies another one takes over. */
const lead = (reached?: (step: FigureStep) => void, needs = api.dependencies) => {
  let isStopping = false;
  const ended = (async () => {
    while (!isStopping) await keepFigures(needs, () => isStopping, reached).catch(() => undefined);
  })();
  stop = async () => {
    isStopping = true;
    await ended;
    stop = async () => {};
  };
};
const countAll = async (): Promise<void> => {
  const asked = await figures().ask(api.clock.now());
  await eventually(async () => ((await figures().findCheckpoint())?.answered ?? 0) >= asked);
};
const differences = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const slice of everySlice(api.dependencies))
    found.push(...differingDays(slice).map((day) => `${slice.kind} ${day}`));
  return found;
};
/** Ranking pauses longer than counting, and then waits for another change. */
const rankAll = () =>
  eventually(async () => {
    await countAll();
    const { at, rankedAt } = (await figures().findCheckpoint()) ?? {};
    return at?.getTime() === rankedAt?.getTime();
  });
/** The first dashboard that does not say it is behind; on a slow machine that may be a later one. */
const showDashboard = async (): Promise<Dashboard> => {
  for (;;) {
    const { body } = await api.request.get('/api/dashboard').set(journey.admin.bearer).expect(200);
    if (body.countedUpTo === null && body.rankedUpTo === null) return body;
  }
};
const dayOf = async ({ _id }: Booking, day: string) =>
  api.dependencies.database
    .collection('bookings')
    .updateOne({ _id: new Types.ObjectId(_id) }, { $set: { bookingDate: new Date(`${day}T12:00:00Z`) } });

/** The commands of a cancel may still run after its answer where the provider is slow. */
const settled = () =>
  eventually(
    async () =>
      (await api.dependencies.database.collection('bookings').countDocuments({ 'commands.0': { $exists: true } })) === 0,
  );

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
  await settled();
};

test('what is kept is what a sum over everything would be, from the first moment on and after every change', async () => {
  const old = await journey.bookConfirmed();
  await dayOf(old, '2025-03-01');
  await business();
  const direct = await showDashboard();
  lead();
  await rankAll();
  expect(await differences()).toEqual([]);
  expect(await showDashboard()).toEqual(direct);
  await business();
  await rankAll();
  const kept = await showDashboard();
  await stop();
  expect(await differences()).toEqual([]);
  await api.dependencies.database.collection('figuremarks').deleteMany({});
  expect(await showDashboard()).toEqual(kept);
});

test('a figure is read with everything that was written before it', async () => {
  lead();
  await countAll();
  const before = await showDashboard();
  for (const booked of [1, 2, 3]) {
    await journey.book();
    expect((await showDashboard()).bookings).toBe(before.bookings + booked);
  }
});

test('killed after any of its steps and started again, it counts nothing twice and forgets nothing', async () => {
  // The first leader dies after its first step, the next after its second, and so on.
  let [lives, steps] = [0, 0];
  const deaths = new Set<string>();
  lead((step) => {
    steps += 1;
    if (steps <= lives % 4) return;
    deaths.add(step);
    lives += 1;
    steps = 0;
    throw new Error(`Killed: ${step}`);
  });
  await business();
  await business();
  // From here on nobody kills it.
  await stop();
  lead();
  await countAll();
  expect(deaths).toContain('days-stored');
  expect(deaths).toContain('checkpoint-stored');
  expect(await differences()).toEqual([]);
  const { totals } = (await figures().findCheckpoint()) ?? {};
  expect(totals?.bookings.pending).toBe(
    await api.dependencies.database.collection('bookings').countDocuments({ bookingStatus: 'pending' }),
  );
});

test('a leader that was only slow overwrites nothing of the one that came after it', async () => {
  lead();
  await journey.book();
  await countAll();
  await stop();
  const { term = 0, ...rest } = (await figures().findCheckpoint()) ?? {};
  const day = todayOf(api);
  const stored = (await figures().listDays('bookings', day, day)).get(day);
  const late = new Map([[day, { pending: 99, confirmed: 0, cancelled: 0, paid: 0, received: 0, refunded: 0 }]]);
  await expect(figures().storeDays('bookings', [day], late, term - 1)).rejects.toThrow('Another process');
  await expect(figures().storeCheckpoint({ ...rest, term: term - 1 } as never)).rejects.toThrow('Another process');
  expect((await figures().listDays('bookings', day, day)).get(day)).toEqual(stored);
});

test('with a checkpoint that the database knows nothing of any more, everything is summed up anew', async () => {
  lead();
  await countAll();
  await stop();
  const other = await startTestApi();
  const lost = { 'resumeToken._data': '8200000001000000012B0229296E04' };
  await api.dependencies.database.collection<{ _id: string }>('figuremarks').updateOne({ _id: 'checkpoint' }, { $set: lost });
  await other.stop();
  await journey.book();
  lead();
  await countAll();
  expect(await differences()).toEqual([]);
});

test('at night the days are compared; one that somebody changed is logged, and made to follow', async () => {
  lead();
  await countAll();
  await stop();
  const day = todayOf(api);
  const wrong = { 'sums.received': 1, 'sums.pending': 99 };
  const days = api.dependencies.database.collection<{ _id: string }>('figuredays');
  await days.updateOne({ _id: `bookings ${day}` }, { $set: wrong });
  const logged: { level: number; day?: string; kind?: string }[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const zone = { ...api.dependencies.config, SITE_TIME_ZONE: 'Asia/Kolkata' };
  api.clock.moveBy(Date.parse('2030-01-10T22:00:00Z') - api.clock.now().getTime());
  lead(undefined, { ...api.dependencies, config: zone, logger });
  await eventually(async () => (await differences()).length === 0);
  expect(logged).toMatchObject([{ kind: 'bookings', day }]);
});

test('a list learns how many there are without counting, and that nobody knows once nobody keeps the figures', async () => {
  const { database } = api.dependencies;
  const now = () => api.clock.now();
  lead();
  await countAll();
  const stored = await database.collection('bookings').countDocuments({});
  expect(await countOf(database, { bookings: 'all' }, now())).toBe(stored);
  expect(await countOf(database, 'users', now())).toBe(await database.collection('users').countDocuments({ withdrawnAt: null }));
  expect(await countOf(database, 'packages', now())).toBe(
    await database.collection('tourpackages').countDocuments({ withdrawnAt: null }),
  );
  await stop();
  api.clock.moveBy(10 * 60_000);
  expect(await countOf(database, 'users', now())).toBeNull();
});
