// How long a phone with a four times slower processor takes from a touch or key to the next paint, on a
// running product with demo data: `pnpm --filter @wayfarer/e2e interactions [address] [rounds]`. Target: 200
// ms each (docs/performance.md).
import { loadavg } from 'node:os';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';
import { open } from './ready.ts';

const [address = 'http://localhost:3000', rounds = '5'] = process.argv.slice(2);
const TIMES_SLOWER = 4;
/** Milliseconds after which the effects of a touch count as painted. */
const SETTLES_IN = 1500;

type Interaction = {
  name: string;
  path: string;
  /** Interactions before it that do not count. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const tap = (role: 'button' | 'link' | 'radio', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click({ timeout: 8000 });

const [somePackage] = (await (await fetch(`${address}/api/package?offered=now&limit=1`)).json()) as { _id: string }[];
const detail = `/package-view/${somePackage?._id}`;
const interactions: readonly Interaction[] = [
  { name: 'Home: open the menu', path: '/', act: tap('button', 'Menu') },
  { name: 'Home: where to', path: '/', act: tap('button', /^Where/) },
  { name: 'Home: a day to begin', path: '/', act: tap('button', /^From/) },
  {
    name: 'Package list: another order',
    path: '/package-view',
    before: (page) => page.getByRole('combobox', { name: 'Sort by' }).focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  { name: 'Package list: open the filters', path: '/package-view', act: tap('button', /^Filter/) },
  {
    name: 'Package list: a letter of a title',
    path: '/package-view',
    before: async (page) => {
      await tap('button', /^Filter/)(page);
      await page.getByLabel('Title', { exact: true }).filter({ visible: true }).click();
    },
    act: (page) => page.keyboard.press('b'),
  },
  { name: 'Package list: to a package', path: '/package-view', act: (page) => page.locator('article a').first().click() },
  { name: 'A package: a picture in full screen', path: detail, act: tap('link', /open full screen$/) },
  { name: 'A package: book', path: detail, act: tap('link', /^Book/) },
  {
    name: 'Login: a letter of the password',
    path: '/login',
    before: (page) => page.getByLabel('Password', { exact: true }).click(),
    act: (page) => page.keyboard.press('b'),
  },
];

/** The longest event of one interaction in milliseconds: from the touch to the next paint. */
const measure = async (browser: Browser, { path, before, act }: Interaction): Promise<number> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: address });
  try {
    const page = await context.newPage();
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    await before?.(page);
    await page.waitForTimeout(SETTLES_IN);
    const seen = await page.evaluateHandle(() => {
      const durations: number[] = [];
      // Sixteen is the minimum that a browser reports.
      const events = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(duration);
      }).observe(events);
      return durations;
    });
    await act(page);
    await page.waitForTimeout(SETTLES_IN);
    return await seen.evaluate((durations) => Math.max(0, ...durations));
  } finally {
    await context.close();
  }
};

const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox'],
});
console.log('| interaction | median ms | longest ms |\n| --- | --- | --- |');
for (const interaction of interactions) {
  const took: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) took.push(await measure(browser, interaction));
  const inOrder = took.toSorted((one, other) => one - other);
  console.log(`| ${interaction.name} | ${inOrder[Math.floor(inOrder.length / 2)]} | ${inOrder.at(-1)} |`);
}
await browser.close();
const loads = loadavg().map((load) => load.toFixed(1));
console.log(`\nThe machine's load at the end: ${loads.join(', ')} (1, 5 and 15 minutes).`);
