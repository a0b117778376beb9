import { examinedBy } from '@wayfarer/api/testing/examined';
import { printTable } from '../print-table.ts';
import { alternate, medianOf, ratioOf, told } from './alternate.ts';
import type { Data } from './bench-database.ts';
import { latencyOf } from './latency.ts';
import type { BenchRun } from './section.ts';
import { type Size, sizes } from './sizes.ts';
import { type RunningApi, startApi } from './start-api.ts';

/** Calls of one round: of fewer, the p99 would be one unlucky call. */
export const CALLS = 1000;

type World = { readonly data: Data; readonly api: RunningApi };
type Options = {
  /** What the largest size of the run is compared with. */
  readonly small: Size;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Makes the calls of one size by name; each gets the number of its turn, so that it can ask for another
   * address each time.
   */
  readonly callsOf: (world: World) => Promise<Readonly<Record<string, (turn: number) => Promise<unknown>>>>;
};

/**
 * Times the same calls on few and on many rows, one at a time, and prints them beside what the database read
 * for one.
 */
export const compareSizes = async (bench: BenchRun, { small, env = {}, callsOf }: Options): Promise<void> => {
  const worlds: { size: Size; data: Data; calls: Readonly<Record<string, (turn: number) => Promise<unknown>>> }[] = [];
  for (const size of new Set([small, bench.sizes.at(-1) ?? small])) {
    const data = await bench.kept(size);
    const api = bench.stopLater(await startApi(data, env));
    worlds.push({ size, data, calls: await callsOf({ data, api }) });
  }
  const rows: (string | number)[][] = [];
  let turn = 0;
  for (const name of Object.keys(worlds[0]?.calls ?? {})) {
    const callIn =
      ({ calls }: (typeof worlds)[number]) =>
      async (): Promise<void> => {
        turn += 1;
        await calls[name]?.(turn);
      };
    const measures = Object.fromEntries(worlds.map((world) => [world.size, () => latencyOf(callIn(world), CALLS)]));
    const series = await alternate(bench.repeats, measures);
    for (const world of worlds) {
      const [own, base] = [series[world.size], series[small]];
      if (!own || !base) continue;
      const { queries, keys, documents, returned } = await examinedBy(world.data.dependencies.database, callIn(world));
      const [middle, worst] = [medianOf(ratioOf(own.p50, base.p50)), medianOf(ratioOf(own.p99, base.p99))];
      const ratios = [middle.toFixed(2), worst.toFixed(2)];
      rows.push([name, sizes[world.size], told(own.p50), told(own.p99), ...ratios, queries, keys, documents, returned]);
    }
  }
  const of = `of ${sizes[small]}`;
  printTable(['', 'rows', 'p50 ms', 'p99 ms', `p50, ${of}`, `p99, ${of}`, 'queries', 'keys', 'documents', 'returned'], rows);
};
