import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { usernameOf } from '@wayfarer/api/testing/stored-data/user-rows';
import { addDays, type TourPackage } from '@wayfarer/contracts';
import type { Visit } from '../attack/visit-process.ts';
import { startVisits } from '../attack/visits.ts';
import { startBenchDatabase } from '../bench/frame/bench-database.ts';
import { buildProduct, builtWebsite } from '../bench/frame/built-program.ts';
import { untilFiguresAreKept } from '../bench/frame/figures-kept.ts';
import { percentile } from '../bench/frame/percentile.ts';
import { startApi } from '../bench/frame/start-api.ts';
import { printTable } from '../bench/print-table.ts';

/** Seconds: of one step on the way to the best, and of the overload. */
const STEP = 6;
const OVERLOAD = 60;
const TIMES = 4;
/** Calls a second. */
const WARM_UP = 50;
const HEADS = ['Asked a second', 'Carried a second', 'Told to come again', 'Wrong', 'p50 ms', 'p99 ms', 'Slowest ms'];
const CONNECTIONS = 1000;
/**
 * What a load that is carried answers within, in milliseconds, and how much of the best must go on under
 * more.
 */
const WITHIN_MS = 1000;
const GOES_ON = 0.8;
/** A row of the users. */
const TRAVELLER = 1;

/** Of 20 calls: pages and lists that are in memory, searches, one's own bookings, and an order. */
const mixtureOf = async (
  url: string,
  { userId, authorization }: { userId: string; authorization: string },
): Promise<Visit['calls']> => {
  const today = new Date().toISOString().slice(0, 10);
  const [from, to] = [addDays(today, 10), addDays(today, 30)];
  const listed = await fetch(`${url}/api/package/filter?availableFrom=${from}&availableTo=${from}&limit=50`);
  const packages = ((await listed.json()) as TourPackage[]).filter(
    // One with a schedule leaves on some of these days alone.
    (one) => one.next === undefined && one.availableFrom <= from && one.availableTo >= to,
  );
  const headers = { authorization, 'content-type': 'application/json' };
  return packages.flatMap(({ _id: packageId, price }, index) => [
    ...Array.from({ length: 6 }, (_, more) => ({ path: ['/', '/package-view', '/api/package?limit=12'][more % 3] ?? '/' })),
    ...Array.from({ length: 6 }, (_, more) => ({ path: `/api/package/filter?minPrice=${index * 50 + more}&limit=12` })),
    ...Array.from({ length: 4 }, () => ({ path: `/api/booking/${userId}?limit=12`, headers })),
    ...Array.from({ length: 4 }, (_, more) => ({
      path: '/api/booking',
      headers,
      body: JSON.stringify({
        userId,
        packageId,
        totalPersons: 1,
        travelDate: addDays(from, (index + more) % 20),
        totalAmount: price,
      }),
    })),
  ]);
};

/**
 * How many calls a second are carried, and then four times as many for a minute. @returns whether enough of
 * them went on, and the others were told to come again
 */
export const runOverload = async (): Promise<boolean> => {
  console.log(`\n## overload: ${TIMES} × what is carried, for ${OVERLOAD} s\n`);
  await buildProduct();
  const bench = await startBenchDatabase();
  try {
    const data = await bench.scratch('10k');
    const { database } = data.dependencies;
    await database.collection('tourpackages').updateMany({}, { $set: { capacity: null } });
    const startedAt = new Date();
    const limits = { MAX_UNPAID_BOOKINGS: '1000', MAX_UNPAID_PERSONS: '10000', MAX_UNPAID_BOOKINGS_OF_ADDRESS: '10000' };
    const api = await startApi(data, { WEBSITE_DIR: builtWebsite(), TRUST_PROXY: '1', BACKGROUND_JOBS: 'true', ...limits });
    await untilFiguresAreKept(data, startedAt);
    const { authorization } = await api.headersOf(TRAVELLER);
    const traveller = await database.collection('users').findOne({ usernameKey: usernameOf(TRAVELLER) });
    const calls = await mixtureOf(api.url, { userId: String(traveller?._id), authorization });
    const rows: (string | number)[][] = [];
    /** Of calls that were carried out. */
    const crowd = async (asked: number, seconds: number) => {
      const visits = await startVisits({ url: api.url, calls, every: 1000 / asked, connections: CONNECTIONS });
      await pause(seconds * 1000);
      const { accepted, refused, wrong, firstWrong } = await visits.end();
      const carried = accepted.length / seconds;
      const times = [0.5, 0.99, 1].map((share) => percentile(accepted, share).toFixed(0));
      rows.push([asked, carried.toFixed(0), refused, wrong, ...times]);
      return { carried, refused, wrong, firstWrong, p99: percentile(accepted, 0.99) };
    };
    // Each call once: a search that somebody has made is in memory from then on.
    await crowd(WARM_UP, Math.ceil(calls.length / WARM_UP));
    rows.length = 0;
    let best = 0;
    for (let asked = 100; ; asked = Math.round(asked * 1.4)) {
      const { p99, refused, wrong, carried } = await crowd(asked, STEP);
      const isCarried = p99 <= WITHIN_MS && refused + wrong === 0 && carried > asked * 0.95;
      if (!isCarried) break;
      best = asked;
    }
    if (best === 0) {
      printTable(HEADS, rows);
      console.log('\nNot even the first step was carried: there is nothing to multiply.');
      await api.stop();
      return false;
    }
    // Nothing of the steps is left to be done.
    await fetch(`${api.url}/api/health`);
    const { p99, wrong, firstWrong, carried } = await crowd(best * TIMES, OVERLOAD);
    printTable(HEADS, rows);
    const share = carried / best;
    console.log(
      `\n${(share * 100).toFixed(0)} % of the best, ${best} a second, went on; to reach: ${GOES_ON * 100} %, within ${WITHIN_MS} ms. ${firstWrong} Load of the machine: ${loadavg()[0]?.toFixed(1)}`,
    );
    await api.stop();
    return share >= GOES_ON && p99 <= WITHIN_MS && wrong === 0;
  } finally {
    await bench.stop();
  }
};
