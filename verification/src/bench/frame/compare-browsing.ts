import { hexIdOf } from '@wayfarer/api/testing/stored-data/row-ids';
import { printTable } from '../print-table.ts';
import { alternate, medianOf, ratioOf, told } from './alternate.ts';
import { load } from './load.ts';
import type { BenchRun } from './section.ts';

const BROWSING = ['/api/package?limit=12', '/api/destination', `/api/package/${hexIdOf('tourPackage', 3)}`];

/**
 * Prints what 200 reads a second wait alone, and while so many callers do something else at once, again and
 * again.
 */
export const compareBrowsing = async (
  { repeats, seconds }: Pick<BenchRun, 'repeats' | 'seconds'>,
  url: string,
  { name, callers, work }: { name: string; callers: number; work: () => Promise<unknown> },
): Promise<void> => {
  const browse = async () => {
    const requests = BROWSING.map((path) => ({ path }));
    const { p50, p99 } = await load({ url, connections: 8, perSecond: 200, seconds, requests });
    return { p50, p99 };
  };
  const browseBeside = async () => {
    let isOver = false;
    const working = Array.from({ length: callers }, async () => {
      while (!isOver) await work();
    });
    const measured = await browse();
    isOver = true;
    await Promise.all(working);
    return measured;
  };
  const { alone, beside } = await alternate(repeats, { alone: browse, beside: browseBeside });
  const ratio = medianOf(ratioOf(beside.p99, alone.p99)).toFixed(2);
  printTable(
    ['browsing', 'p50 ms', 'p99 ms', 'p99, of that alone'],
    [
      ['alone', told(alone.p50), told(alone.p99), '1'],
      [`beside ${name}`, told(beside.p50), told(beside.p99), ratio],
    ],
  );
};
