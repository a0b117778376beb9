// Fails when the JavaScript of a first load has grown past its budget: `node verification/src/bench/check-sizes.ts [folder of the built site]`.
import { join } from 'node:path';
import { type FirstLoad, firstLoadsOf } from './first-load.ts';
import { printTable } from './print-table.ts';

/** The screens that a visit begins with, and their budgets in bytes after brotli. */
const BUDGETS = {
  'public/home-page': 112_000,
  'public/package-list-page': 120_000,
  'public/package-detail-page': 120_000,
  'public/login-page': 120_000,
  'public/register-page': 120_000,
  'public/contact-page': 120_000,
};

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
for (const [name, budget] of Object.entries(BUDGETS)) {
  const load = loads.find(({ page }) => page === name);
  if (load === undefined) throw new Error(`There is no ${name} in ${dist}.`);
  if (load.bytes <= budget) continue;
  complainOf(load, budget);
  process.exitCode = 1;
}
