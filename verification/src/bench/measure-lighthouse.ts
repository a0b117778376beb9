// Lighthouse on its mobile profile against a running product, the median of several visits per page:
// `node verification/src/bench/measure-lighthouse.ts [address] [visits]`. CHROME_PATH names another browser.
import { loadavg } from 'node:os';
import { type Measured, measurePage } from './measure-page.ts';
import { median } from './median.ts';
import { printTable } from './print-table.ts';

const [address = 'http://localhost:3000', visits = '5'] = process.argv.slice(2);
const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';

const someTourPackage = async (): Promise<string> => {
  const response = await fetch(`${address}/api/package?limit=1`);
  const [tourPackage] = (await response.json()) as { _id: string }[];
  if (tourPackage === undefined) throw new Error('There is no package to look at: start the product with its demo data.');
  return `/package-view/${tourPackage._id}`;
};

/** A visit whose trace the browser lost under load is made again, twice at most. */
const measureAgain = async (url: string, triesLeft = 2): Promise<Measured> => {
  try {
    return await measurePage(url, chromePath);
  } catch (thrown) {
    if (triesLeft === 0) throw thrown;
    return measureAgain(url, triesLeft - 1);
  }
};

const visit = async (path: string): Promise<Measured[]> => {
  const results: Measured[] = [];
  for (let count = 0; count < Number(visits); count += 1) results.push(await measureAgain(address + path));
  return results;
};

const rowOf = (name: string, results: readonly Measured[]): (string | number)[] => {
  const middle = (key: Exclude<keyof Measured, 'failed'>) => median(results.map((result) => result[key]));
  return [
    name,
    middle('performance'),
    middle('accessibility'),
    middle('bestPractices'),
    middle('seo'),
    Math.round(middle('firstPaint')),
    Math.round(middle('largestPaint')),
    middle('layoutShift').toFixed(3),
    Math.round(middle('blocked')),
    (middle('scriptBytes') / 1000).toFixed(0),
  ];
};

const pages = { Home: '/', 'Package list': '/package-view', 'A package': await someTourPackage() };
const rows: (string | number)[][] = [];
const failed = new Set<string>();
for (const [name, path] of Object.entries(pages)) {
  const results = await visit(path);
  rows.push(rowOf(name, results));
  for (const audit of results.flatMap((result) => result.failed)) failed.add(`${name}: ${audit}`);
}
printTable(
  ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'CLS', 'TBT ms', 'JavaScript kB'],
  rows,
);
console.log(
  `\nThe machine's load at the end: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} (1, 5 and 15 minutes).`,
);
if (failed.size > 0) console.log(`\nNot passed: ${[...failed].join('; ')}`);
