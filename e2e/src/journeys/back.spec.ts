import type { Browser, Page } from '@playwright/test';
import { ready } from '../ready.ts';
import { type Session, storageOf } from '../sessions.ts';
import { expect, test } from '../test.ts';

/** A browser with a back/forward cache, which those of the other journeys do not have. */
const openPage = async (browser: Browser, origin: string, session: Session | null): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, storageState: storageOf(session, origin) });
  return context.newPage();
};

const leaveAndComeBack = async (page: Page, path: string, meanwhile: () => void = () => undefined): Promise<void> => {
  await page.goto(path);
  await ready(page);
  await page.evaluate(() => {
    window.addEventListener('pageshow', (event) => document.documentElement.setAttribute('data-kept', String(event.persisted)));
  });
  await page.goto('/robots.txt');
  await page.evaluate(meanwhile);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
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
  for (const path of ['/', '/package-view', '/login', '/contact']) await leaveAndComeBack(visitor, path);
  const session = await sessions.of('traveller');
  const traveller = await openPage(browser, origin, session);
  const bookings = `/view-my-booking/${session.userId}`;
  await leaveAndComeBack(traveller, bookings);
  await expect(traveller).toHaveURL(new RegExp(`${bookings}$`));
  await leaveAndComeBack(traveller, bookings, () => localStorage.clear());
  await expect(traveller).toHaveURL(/\/login$/);
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await browser.close();
});
