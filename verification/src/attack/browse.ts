import { setTimeout as pause } from 'node:timers/promises';
import { hexIdOf } from '@wayfarer/api/testing/stored-data/row-ids';
import { inOrder, percentile } from '../bench/frame/percentile.ts';
import type { Visited } from './visit-process.ts';
import { startVisits } from './visits.ts';

/** The addresses that a browsing visitor opens. */
const PATHS = [
  '/',
  '/package-view',
  '/api/package?limit=12',
  `/package-view/${hexIdOf('tourPackage', 1)}`,
  '/api/destination?limit=12',
  `/api/package/${hexIdOf('tourPackage', 2)}`,
];
const EVERY = 50;

const summed = ({ times, accepted }: Pick<Visited, 'times' | 'accepted'>) => ({
  times,
  accepted,
  calls: times.length,
  failed: times.length - accepted.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});
export type Browsed = ReturnType<typeof summed>;

/** Merges several measurements. */
export const together = (parts: readonly Browsed[]): Browsed =>
  summed({
    times: inOrder(parts.flatMap(({ times }) => times)),
    accepted: parts.flatMap(({ accepted }) => accepted),
  });

/** Browses the site, 20 calls a second. `end` returns their times in milliseconds. */
export const startBrowsing = async (url: string) => {
  const visits = await startVisits({ url, calls: PATHS.map((path) => ({ path })), every: EVERY });
  return { end: async () => summed(await visits.end()) };
};

/** The same for so many milliseconds, while nothing else happens. */
export const browseFor = async (url: string, milliseconds: number): Promise<Browsed> => {
  const browsing = await startBrowsing(url);
  await pause(milliseconds);
  return browsing.end();
};

/** Browsing during the attack beside browsing without one. */
export const tellBrowsed = (during: Browsed, quiet: Browsed): void => {
  const { calls, failed, p50, p99 } = during;
  const times = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${(p99 / quiet.p99).toFixed(1)} × the ${quiet.p99.toFixed(0)} without)`;
  console.log(`\nBrowsing meanwhile, ${calls} calls, ${failed} refused: ${times}; to reach on a quiet machine: p99 ≤ 100 ms.`);
};
