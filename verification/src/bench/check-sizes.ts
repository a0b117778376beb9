// Fails when the JavaScript of a first load has grown past its budget: `node verification/src/bench/check-sizes.ts [folder of the built site]`.
import { join } from 'node:path';
import { type FirstLoad, firstLoadsOf } from './first-load.ts';
import { printTable } from './print-table.ts';

/** In bytes after brotli. */
const BUDGET = 110_000;
/** The screens that a visit begins with. */
const BUDGETED = ['home', 'package-list', 'package-detail'];

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const complainOf = ({ page, bytes, scripts }: FirstLoad): void => {
  console.error(`\n${page} loads ${kB(bytes)} kB of JavaScript; its budget is ${kB(BUDGET)} kB. The largest files:`);
  for (const { file, bytes: size } of scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5))
    console.error(`  ${kB(size)} kB ${file}`);
};

const dist = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'dist');
const loads = await firstLoadsOf(dist);
printTable(
  ['page', 'JavaScript of the first load (kB, brotli)', 'files'],
  loads.toSorted((one, other) => one.bytes - other.bytes).map(({ page, bytes, scripts }) => [page, kB(bytes), scripts.length]),
);
for (const name of BUDGETED) {
  const load = loads.find(({ page }) => page === name);
  if (load === undefined) throw new Error(`There is no ${name} in ${dist}.`);
  if (load.bytes <= BUDGET) continue;
  complainOf(load);
  process.exitCode = 1;
}
