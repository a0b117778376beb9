// Fails when the JavaScript of Home's first load has grown past its budget: `node bench/src/check-sizes.ts [folder of the built site]`.
import { join } from 'node:path';
import { firstLoadsOf } from './first-load.ts';
import { printTable } from './print-table.ts';

/** Of Home, in bytes after brotli. */
const BUDGET = 110_000;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const dist = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');
const loads = await firstLoadsOf(dist);
printTable(
  ['page', 'JavaScript of the first load (kB, brotli)', 'files'],
  loads.toSorted((one, other) => one.bytes - other.bytes).map(({ page, bytes, scripts }) => [page, kB(bytes), scripts.length]),
);
const home = loads.find(({ page }) => page === 'home');
if (home === undefined) throw new Error(`There is no Home in ${dist}.`);
if (home.bytes > BUDGET) {
  console.error(`\nHome loads ${kB(home.bytes)} kB of JavaScript; its budget is ${kB(BUDGET)} kB. The largest files:`);
  for (const { file, bytes } of home.scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5))
    console.error(`  ${kB(bytes)} kB ${file}`);
  process.exitCode = 1;
}
