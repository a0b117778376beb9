// Fails when the JavaScript of a first load has grown past its budget: `node verification/src/bench/check-sizes.ts [folder of the built site]`.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageScriptsOf } from '@wayfarer/web/page-scripts';
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

type FirstLoad = { page: string; scripts: { file: string; bytes: number }[]; bytes: number };

/** Bytes that travel: the brotli form that the build left, or the file itself where it is too small for one. */
const sizeOf = async (dist: string, file: string): Promise<number> => {
  const found = await stat(join(dist, `${file}.br`)).catch(() => stat(join(dist, file)));
  return found.size;
};

/** What each public page of a built website loads of JavaScript before it is alive; code that waits for its block to come near is not in it. */
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
for (const [name, budget] of Object.entries(BUDGETS)) {
  const load = loads.find(({ page }) => page === name);
  if (load === undefined) throw new Error(`There is no ${name} in ${dist}.`);
  if (load.bytes <= budget) continue;
  complainOf(load, budget);
  process.exitCode = 1;
}
