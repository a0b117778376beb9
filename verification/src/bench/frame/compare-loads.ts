import { printTable } from '../print-table.ts';
import { alternate, medianOf, ratioOf, type Series, told } from './alternate.ts';
import type { LoadResult } from './load.ts';

/**
 * Runs loads in turn and prints each beside the named baseline.
 * @returns the figures of all rounds, by the names of the loads
 */
export const compareLoads = async <Name extends string>(
  repeats: number,
  loads: Readonly<Record<Name, () => Promise<LoadResult>>>,
  baseline: NoInfer<Name>,
): Promise<Record<Name, Series<keyof LoadResult>>> => {
  const series = await alternate(repeats, loads);
  const base = series[baseline];
  if (!base) throw new Error(`There is no ${baseline}.`);
  printTable(
    ['', 'a second', 'p50 ms', 'p99 ms', `a second, of ${baseline}`, `p99, of ${baseline}`],
    Object.entries<Series<keyof LoadResult>>(series).map(([name, { perSecond, p50, p99 }]) => [
      name,
      told(perSecond),
      told(p50),
      told(p99),
      medianOf(ratioOf(perSecond, base.perSecond)).toFixed(2),
      medianOf(ratioOf(p99, base.p99)).toFixed(2),
    ]),
  );
  return series;
};
