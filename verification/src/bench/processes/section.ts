import { medianOf, told } from '../frame/alternate.ts';
import { compareLoads } from '../frame/compare-loads.ts';
import { type LoadRequest, type LoadResult, load } from '../frame/load.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { type RunningApi, startApi } from '../frame/start-api.ts';

/** Two loads at once count as one. */
const together = ([one, other]: readonly [LoadResult, LoadResult]): LoadResult => ({
  perSecond: one.perSecond + other.perSecond,
  p50: (one.p50 + other.p50) / 2,
  p99: Math.max(one.p99, other.p99),
  max: Math.max(one.max, other.max),
  answered: one.answered + other.answered,
  failed: 0,
});

/** Milliseconds of the processes' own processor time that an answer took. */
const costOf = async (processes: readonly RunningApi[], ask: () => Promise<LoadResult>, costs: number[]): Promise<LoadResult> => {
  const timeOfAll = (): number => processes.reduce((sum, { processorTime }) => sum + processorTime(), 0);
  const before = timeOfAll();
  const result = await ask();
  costs.push((timeOfAll() - before) / result.answered);
  return result;
};

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
    const [ofOne, ofTwo]: [number[], number[]] = [[], []];
    await compareLoads(
      repeats,
      {
        'one process': () => costOf([first], () => ask(first.url), ofOne),
        'two processes': () =>
          costOf([first, second], async () => together(await Promise.all([ask(first.url), ask(second.url)])), ofTwo),
      },
      'one process',
    );
    const carried = medianOf(ofOne.map((cost, round) => (2 * cost) / (ofTwo[round] ?? 0))).toFixed(2);
    console.log(`\nProcessor time for an answer, ms: one process ${told(ofOne)}, two ${told(ofTwo)}.`);
    console.log(`With a processor for each, two carry ${carried} times as much as one.`);
  }
};

export const section: Section = {
  about:
    'One process of the API and two on the same database. To reach: ≥ 1.8 × of one, where database and load have processors of their own; on two processors they share them, and what two carry follows from the processor time for an answer.',
  run,
};
