import type { Route } from '@playwright/test';
import { open, ready } from '../ready.ts';
import { expect, type Page, test } from '../test.ts';

const LIST = '/package-view';
const position = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
/** Repeatedly: what has loaded of the page may not be that long yet. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((y) => {
        window.scrollTo(0, y);
        return window.scrollY;
      }, top),
    )
    .toBe(top);

test('a page that is fully loaded opens at its top, wherever the previous one was scrolled to; Back restores that one', async ({
  page,
}) => {
  await open(page, LIST);
  await scrollTo(page, 900);
  await open(page, '/about-us');
  expect(await position(page)).toBe(0);
  await page.goBack();
  await ready(page);
  await expect.poll(() => position(page)).toBe(900);
});

test('scrolling before the code has loaded keeps its position', async ({ page }) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(LIST, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scrollTo(page, 600);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await ready(page);
  expect(await position(page)).toBe(600);
});
