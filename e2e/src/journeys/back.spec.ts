import type { Browser, Page } from '@playwright/test';
import { type Session, storageOf } from '../sessions.ts';
import { expect, test } from '../test.ts';

/** A browser with a back/forward cache, which those of the other journeys do not have. */
const openPage = async (browser: Browser, origin: string, session: Session | null): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, storageState: storageOf(session, origin) });
  return context.newPage();
};

/**
 * Leaves a page and comes back by the browser's 'back'. @returns whether the browser had kept the page, as it
 * tells when it shows one again
 */
const leaveAndComeBack = async (page: Page, path: string, meanwhile: () => void = () => undefined): Promise<boolean> => {
  await page.goto(path);
  await page.evaluate(() => {
    window.addEventListener('pageshow', (event) => document.documentElement.setAttribute('data-kept', String(event.persisted)));
  });
  await page.goto('/robots.txt');
  await page.evaluate(meanwhile);
  // A kept page loads nothing, so that no event says that it is there: it is painted.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return (await page.locator('html').getAttribute('data-kept')) === 'true';
};

test("the browser's back shows pages at once as they were left, those of who is logged in too, and nothing of theirs after a logout", async ({
  playwright,
  launchOptions,
  baseURL: origin = '',
  sessions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const visitor = await openPage(browser, origin, null);
  // A browser that cannot open a window keeps no page, however simple it is.
  const keepsPages = await leaveAndComeBack(visitor, '/robots.txt?another');
  // A browser in a hurry lets a page go that it could keep; one that it cannot keep is never kept.
  const expectKept = (page: Page, path: string) =>
    expect(async () => expect(await leaveAndComeBack(page, path), path).toBe(keepsPages)).toPass({ timeout: 20_000 });
  for (const path of ['/', '/package-view', '/login', '/contact']) await expectKept(visitor, path);
  const session = await sessions.of('traveller');
  const traveller = await openPage(browser, origin, session);
  const bookings = `/view-my-booking/${session.userId}`;
  await expectKept(traveller, bookings);
  await expect(traveller).toHaveURL(new RegExp(`${bookings}$`));
  await leaveAndComeBack(traveller, bookings, () => localStorage.clear());
  await expect(traveller).toHaveURL(/\/login$/);
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await browser.close();
});
