import { setTimeout as pause } from 'node:timers/promises';
import { hexIdOf } from '@wayfarer/api/testing/stored-data/row-ids';
import { load } from '../frame/load.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { type RunningApi, startApi } from '../frame/start-api.ts';
import { printTable } from '../print-table.ts';

/** Milliseconds: longer than a thread without work stays. */
const SETTLES_FOR_MS = 12_000;
const MB = 1_000_000;

/**
 * Until the catalogue is in memory and nothing is left to do: less than a fiftieth of a processor is used.
 */
const settle = async ({ processorTime }: RunningApi): Promise<void> => {
  let before: number;
  do {
    before = processorTime();
    await pause(SETTLES_FOR_MS);
  } while (processorTime() - before > SETTLES_FOR_MS / 50);
};

const run = async ({ kept, scratch, stopLater, repeats, seconds, sizes }: BenchRun): Promise<void> => {
  const [smallest, largest] = [sizes[0] ?? '1k', sizes.at(-1) ?? '1k'];
  const starts: Readonly<Record<string, () => Promise<RunningApi>>> = {
    [smallest]: async () => startApi(await kept(smallest)),
    [largest]: async () => startApi(await kept(largest)),
    // They write: figures are added up, invoices issued.
    [`${largest}, with background jobs`]: async () => startApi(await scratch(largest), { BACKGROUND_JOBS: 'true' }),
  };
  const rows: (string | number)[][] = [];
  for (const [name, start] of Object.entries(starts)) {
    const api = stopLater(await start());
    const headers = await api.headersOf(0);
    await settle(api);
    const idle = api.memory() / MB;
    const paths = [
      '/api/package?limit=12',
      `/api/package/${hexIdOf('tourPackage', 1)}`,
      '/api/destination',
      '/api/booking?limit=20',
    ];
    const filters = Array.from({ length: 200 }, (_, turn) => `/api/package/filter?minPrice=${1000 + turn}&limit=12`);
    const requests = [...paths, ...filters].map((path) => ({ path, headers }));
    const after: string[] = [];
    for (let round = 0; round < repeats; round += 1) {
      await load({ url: api.url, seconds, connections: 32, requests });
      after.push((api.memory() / MB).toFixed(0));
    }
    await settle(api);
    rows.push([name, idle.toFixed(0), after.join(', '), (api.memory() / MB).toFixed(0)]);
    await api.stop();
  }
  printTable(['data', 'idle MB', 'after each round of mixed load', 'at rest afterwards'], rows);
};

export const section: Section = {
  about:
    'Memory of one process (resident), idle and after rounds of mixed reads. To reach: ≤ 150 MB idle at 5,000 packages, ≤ 300 under load, flat. `--repeats 60 --seconds 30` takes half an hour.',
  run,
};
