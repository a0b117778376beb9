import { type Endpoint, type EndpointName, everyEndpoint, MAX_COUNT, MAX_PAGE_SIZE } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyJoin } from '../every-feature.ts';
import { planTripLetters, repairSeatDifferences } from '../features/bookings/index.ts';
import { workOffJoins } from '../features/customers/index.ts';
import { issueInvoices } from '../features/documents/index.ts';
import { checkMoney } from '../features/money-check/index.ts';
import { catchUpOnEvents, processWaitingEvents, reconcile } from '../features/payments/index.ts';
import { readBalance } from '../features/payouts/index.ts';
import { offerWaitingSeats } from '../features/waitlist/index.ts';
import { eraseAtNight } from '../jobs/erase-at-night.ts';
import { eraseWithdrawnAtNight } from '../jobs/erase-withdrawn-at-night.ts';
import { signUpAdmin } from '../testing/accounts.ts';
import { aDay } from '../testing/endpoint-cases/a-day.ts';
import { everyChange, everyRead } from '../testing/endpoint-cases/every-case.ts';
import { type Examined, examinedBy } from '../testing/examined.ts';
import { type MoneyJourney, startMoneyJourney } from '../testing/money-journey.ts';
import { startPost } from '../testing/servers/start-post.ts';
import { setAgency } from '../testing/set-agency.ts';
import { type TestApi, testApi } from '../testing/start-test-api.ts';
import { hexIdOf } from '../testing/stored-data/row-ids.ts';
import { storeData } from '../testing/stored-data/store-data.ts';
import { sumUpFigures } from '../testing/sum-up-figures.ts';

/** Six times as much data must make no difference. */
const [FEW, MANY] = [2000, 12_000];
/**
 * A read may count a list up to its bound, and open a page more. Whatever else grows, it reads 10,000
 * rows more.
 */
const ALLOWED = MAX_COUNT + 2 * MAX_PAGE_SIZE;

/**
 * Search results are sorted in memory, up to the bound, where no index has their order: names, addresses and
 * words are looked up.
 */
const ALLOWED_OF_SEARCH = 6 * MAX_COUNT;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

type World = { api: TestApi; journey: MoneyJourney; rows: number };
const startWorld = async (rows: number): Promise<World> => {
  const api = await testApi();
  await storeData(api.dependencies, { packages: rows, bookings: rows, until: new Date() });
  await sumUpFigures(api);
  return { api, journey: await startMoneyJourney(api), rows };
};
const [few, many] = [await startWorld(FEW), await startWorld(MANY)];

const gets = (Object.entries(everyEndpoint) as [EndpointName, Endpoint][]).filter(([, { method }]) => method === 'GET');

/** One query for each value of a parameter: every status, every order. */
const queriesOfSchema = ({ query }: Endpoint): string[] =>
  Object.entries(query?.shape ?? {}).flatMap(([name, schema]) => {
    const { enum: words } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return (words ?? []).map((word) => `${name}=${String(word)}`);
  });

const reads = gets.flatMap(([name, endpoint]) => {
  const { queries = [''] } = everyRead[name] ?? {};
  // A word that a listed query has is not asked for alone: it may need what stands beside it.
  const listed = new Set(queries.flatMap((query) => query.split('&')));
  const others = queriesOfSchema(endpoint).filter((query) => !listed.has(query));
  return [...new Set([...queries, ...others])].map((query) => [name, query] as const);
});

const addressOf = (name: EndpointName, query: string, rows: number): string => {
  const id = everyRead[name]?.id?.({ packages: rows, bookings: rows, until: new Date() }) ?? '';
  return `${everyEndpoint[name].path.replace('{id}', id).replace('{day}', aDay(3))}?${query}`;
};
const get = ({ api, journey }: World, address: string) => api.request.get(address).set(journey.admin.bearer);
const reading = (world: World, run: (of: World) => Promise<unknown>): Promise<Examined> =>
  examinedBy(world.api.dependencies.database, () => run(world));
const readOf = ({ keys, documents }: Examined): number => keys + documents;

test('each GET of the contract says how it is called here', () => {
  expect(Object.keys(everyRead).toSorted()).toEqual(gets.map(([name]) => name).toSorted());
});

const expectFlat = async (name: string, run: (world: World) => Promise<unknown>): Promise<void> => {
  const [ofFew, ofMany] = [await reading(few, run), await reading(many, run)];
  expect(ofMany.plans.filter((plan) => plan.includes('COLLSCAN'))).toEqual([]);
  const more = readOf(ofMany) - readOf(ofFew);
  expect(more, ofMany.plans.join('\n')).toBeLessThanOrEqual(name.includes('search=') ? ALLOWED_OF_SEARCH : ALLOWED);
};

test.each(reads)(`%s %s scans no collection, and reads no more of ${MANY} rows than of ${FEW}`, (name, query) =>
  expectFlat(`${name} ${query}`.trim(), (world) =>
    get(world, addressOf(name, query, world.rows)).expect(everyRead[name]?.answers ?? 200),
  ),
);

test.each(Object.keys(everyChange) as EndpointName[])(
  `%s scans no collection, and reads no more of ${MANY} rows than of ${FEW}`,
  (name) =>
    expectFlat(name, async ({ api, journey }) => {
      const made = await everyChange[name]?.({ ...journey, api, admin: await signUpAdmin(api) });
      expect(made?.answer.status).toBeLessThan(300);
    }),
);

/** Others than the reads are about. */
test.each([
  ['package', '/api/package', hexIdOf('tourPackage', 1)],
  ['destination', '/api/destination', hexIdOf('destination', 1)],
] as const)(`deleting a %s that many have booked reads no more of ${MANY} rows than of ${FEW}`, (kind, path, id) =>
  expectFlat(kind, ({ api, journey }) => api.request.delete(`${path}/${id}`).set(journey.admin.bearer)),
);

const isStopping = () => false;
/** To half past three in Asia/Kolkata of the next night. */
const moveToNight = ({ clock }: TestApi): void => {
  const now = clock.now().getTime();
  clock.moveBy(Math.floor(now / DAY) * DAY + DAY + 22 * 60 * 60_000 - now);
};
const jobs: Readonly<Record<string, (api: TestApi) => Promise<unknown>>> = {
  reconcile: ({ dependencies }) => reconcile(dependencies),
  'process events': ({ dependencies }) => processWaitingEvents(dependencies),
  'catch up on events': ({ dependencies }) => catchUpOnEvents(dependencies),
  'read balance': async (api) => {
    api.clock.moveBy(2 * HOUR);
    await readBalance(api.dependencies, isStopping);
  },
  'issue invoices': ({ dependencies }) => issueInvoices(dependencies),
  'offer seats': ({ dependencies }) => offerWaitingSeats(dependencies),
  'join customers': ({ dependencies }) => workOffJoins(dependencies, everyJoin(dependencies)),
  'send emails': async (api) => {
    const post = await startPost(api);
    await post.pass();
    await post.close();
  },
  'erase withdrawn': async (api) => {
    moveToNight(api);
    await eraseWithdrawnAtNight(api.dependencies, isStopping);
  },
};
test.each(Object.keys(jobs))(
  `the job %s, once it has done what was due, reads no more of ${MANY} rows than of ${FEW}`,
  async (name) => {
    const run = ({ api }: World) => jobs[name]?.(api) ?? Promise.reject(new Error(name));
    for (const world of [few, many]) await run(world);
    await expectFlat(name, run);
  },
);

/** A page has 500 bookings, each with a package and a seat day to look up. */
const MAX_OF_A_PAGE = 2000;
const inPages: typeof jobs = {
  // Of all trips that leave or end on some days.
  'plan letters': async (api) => {
    await setAgency(api, await signUpAdmin(api), { tripReminderDays: [30, 14, 3, 2, 1], afterTripDays: 2 });
    await planTripLetters(api.dependencies);
  },
  'check money': ({ dependencies }) => checkMoney(dependencies, { days: 7, report: () => undefined }),
  'compare seats': ({ dependencies }) => repairSeatDifferences(dependencies),
  'erase texts': async (api) => {
    moveToNight(api);
    await eraseAtNight(api.dependencies, isStopping);
  },
};
test.each(Object.keys(inPages))('%s, which goes through all there is, reads a page at a time', async (name) => {
  const examined = await reading(many, ({ api }) => inPages[name]?.(api) ?? Promise.reject(new Error(name)));
  expect(examined.keys).toBeGreaterThan(MANY / 10);
  expect(examined.mostOfOne).toBeLessThanOrEqual(MAX_OF_A_PAGE);
});
