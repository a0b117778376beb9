import { compareLoads } from '../frame/compare-loads.ts';
import { type LoadRequest, type LoadResult, load } from '../frame/load.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { startApi } from '../frame/start-api.ts';

/** Two loads at once count as one. */
const together = ([one, other]: readonly [LoadResult, LoadResult]): LoadResult => ({
  perSecond: one.perSecond + other.perSecond,
  p50: (one.p50 + other.p50) / 2,
  p99: Math.max(one.p99, other.p99),
  max: Math.max(one.max, other.max),
  answered: one.answered + other.answered,
  failed: 0,
});

const run = async ({ kept, stopLater, repeats, seconds }: BenchRun): Promise<void> => {
  const data = await kept('10k');
  const [first, second] = [stopLater(await startApi(data)), stopLater(await startApi(data))];
  const headers = await first.headersOf(0);
  const kinds: Readonly<Record<string, LoadRequest>> = {
    'the package list, from memory': { path: '/api/package?limit=12' },
    'bookings of a user, from the database': { path: '/api/booking?limit=12&search=asha', headers },
  };
  for (const [name, request] of Object.entries(kinds)) {
    console.log(`\n${name}\n`);
    const ask = (url: string) => load({ url, seconds, connections: 32, requests: [request] });
    await compareLoads(
      repeats,
      {
        'one process': () => ask(first.url),
        'two processes': async () => together(await Promise.all([ask(first.url), ask(second.url)])),
      },
      'one process',
    );
  }
};

export const section: Section = {
  about:
    'One process of the API and two on the same database. To reach: ≥ 1.8 × of one, where database and load have processors of their own; on two processors they share them.',
  run,
};
