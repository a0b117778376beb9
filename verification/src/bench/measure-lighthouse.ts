// Lighthouse on its mobile profile against a running product, the median of several visits per page:
// node verification/src/bench/measure-lighthouse.ts [address] [visits] [language]
// CHROME_PATH names another browser.
import { loadavg } from 'node:os';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { inOrder, percentile } from './frame/percentile.ts';
import { printTable } from './print-table.ts';

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const [address = 'http://localhost:3000', visits = '5', language] = process.argv.slice(2);
const prefix = language === undefined ? '' : `/${language}`;
const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

const score = (category: string) => (report: Report) => Math.round((report.categories[category]?.score ?? 0) * 100);
const value = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? Number.NaN;
const scriptKilobytes = (report: Report): number => {
  const details = report.audits['network-requests']?.details;
  if (details?.type !== 'table') return Number.NaN;
  const scripts = details.items.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000;
};

/** What is told of a page, and with how many decimals. */
const columns: readonly (readonly [string, (report: Report) => number, number])[] = [
  ['performance', score('performance'), 0],
  ['accessibility', score('accessibility'), 0],
  ['best practices', score('best-practices'), 0],
  ['SEO', score('seo'), 0],
  ['FCP ms', value('first-contentful-paint'), 0],
  ['LCP ms', value('largest-contentful-paint'), 0],
  ['CLS', value('cumulative-layout-shift'), 3],
  ['TBT ms', value('total-blocking-time'), 0],
  ['JavaScript kB', scriptKilobytes, 0],
];

/** Audits that a page did not pass. */
const failedIn = (report: Report): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );

/**
 * One visit in a browser of its own. One whose trace the browser lost under load is made again, twice at
 * most.
 */
const visit = async (url: string, triesLeft = 2): Promise<Report> => {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return result.lhr;
  } catch (thrown) {
    if (triesLeft === 0) throw thrown;
    return await visit(url, triesLeft - 1);
  } finally {
    chrome.kill();
  }
};

const somePackage = async (): Promise<string> => {
  const response = await fetch(`${address}/api/package?limit=1`);
  const [tourPackage] = (await response.json()) as { _id: string }[];
  if (tourPackage === undefined) throw new Error('There is no package to look at: start the product with its demo data.');
  return `/package-view/${tourPackage._id}`;
};

const pages = { Home: '/', 'Package list': '/package-view', 'A package': await somePackage() };
const rows: (string | number)[][] = [];
const failed = new Set<string>();
for (const [name, path] of Object.entries(pages)) {
  const reports: Report[] = [];
  while (reports.length < Number(visits)) reports.push(await visit(address + prefix + path));
  rows.push([name, ...columns.map(([, measure, digits]) => percentile(inOrder(reports.map(measure)), 0.5).toFixed(digits))]);
  for (const audit of reports.flatMap(failedIn)) failed.add(`${name}: ${audit}`);
}
printTable(['page', ...columns.map(([title]) => title)], rows);
const loads = loadavg().map((load) => load.toFixed(1));
console.log(`\nThe machine's load at the end: ${loads.join(', ')} (1, 5 and 15 minutes).`);
if (failed.size > 0) console.log(`\nNot passed: ${[...failed].join('; ')}`);
