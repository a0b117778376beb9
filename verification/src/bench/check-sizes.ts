// Fails when the JavaScript of a first load has grown past its budget: `node
// verification/src/bench/check-sizes.ts [folder of the built site]`.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { screens } from '@wayfarer/contracts/screens';
import { pageScriptsOf } from '@wayfarer/web/page-scripts';
import { printTable } from './print-table.ts';

/** The highest number of bytes after brotli, of every public screen's page. */
const BUDGET = 135_000;
/** A page that most visits begin with is held to less. */
const SMALLER: Readonly<Record<string, number>> = { [screens.home.page]: 120_000 };

type FirstLoad = { page: string; scripts: { file: string; bytes: number }[]; bytes: number };

/**
 * Bytes that travel: the brotli form that the build left, or the file itself where it is too small for one.
 */
const sizeOf = async (dist: string, file: string): Promise<number> => {
  const found = await stat(join(dist, `${file}.br`)).catch(() => stat(join(dist, file)));
  return found.size;
};

/**
 * What each public page of a built website loads of JavaScript before it is alive; code that waits for its
 * block to come near is not in it.
 */
const firstLoadsOf = async (dist: string): Promise<FirstLoad[]> =>
  Promise.all(
    Object.entries(await pageScriptsOf(dist)).map(async ([page, scripts]) => {
      const sized = await Promise.all(scripts.map(async (file) => ({ file, bytes: await sizeOf(dist, file) })));
      return { page, scripts: sized, bytes: sized.reduce((sum, { bytes }) => sum + bytes, 0) };
    }),
  );

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const complainOf = ({ page, bytes, scripts }: FirstLoad, budget: number): void => {
  console.error(`\n${page} loads ${kB(bytes)} kB of JavaScript; its budget is ${kB(budget)} kB. The largest files:`);
  for (const { file, bytes: size } of scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5))
    console.error(`  ${kB(size)} kB ${file}`);
};

const dist = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'dist');
const loads = await firstLoadsOf(dist);
printTable(
  ['page', 'JavaScript of the first load (kB, brotli)', 'files'],
  loads.toSorted((one, other) => one.bytes - other.bytes).map(({ page, bytes, scripts }) => [page, kB(bytes), scripts.length]),
);
for (const load of loads) {
  const budget = SMALLER[load.page] ?? BUDGET;
  if (load.bytes <= budget) continue;
  complainOf(load, budget);
  process.exitCode = 1;
}
