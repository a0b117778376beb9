import { coveredWhileFocused } from './focus-in-view.ts';
import { expectNoSidewaysScroll, fullyLoaded } from './look.ts';
import { smallTargets } from './small-targets.ts';
import { expect, type Page } from './test.ts';

/** Windows of 1280 px at a zoom of 400 %, in CSS pixels; a small phone. */
const ZOOMED = { width: 320, height: 200 };
const LESS_HIGH = { width: 320, height: 256 };
const SMALL_PHONE = { width: 320, height: 568 };
const PHONE = { width: 360, height: 740 };

/** What stays where it is while the page scrolls. */
const stayingBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.getBoundingClientRect().height > 8)
      .filter((one) => one.checkVisibility() && !one.matches('a[href="#content"]'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );

/**
 * On a phone no bar covers what has the focus, none stays at a zoom of 400 %, and every control is 44 px for
 * a finger.
 */
export const expectUsableOnPhone = async (page: Page): Promise<void> => {
  const address = page.url();
  await page.setViewportSize(PHONE);
  await fullyLoaded(page);
  expect.soft(await smallTargets(page), `${address}: small targets`).toEqual([]);
  // From the keyboard, so that the browser shows where the focus is.
  await page.keyboard.press('Tab');
  for (const size of process.env.THOROUGH ? [SMALL_PHONE, LESS_HIGH] : [LESS_HIGH]) {
    await page.setViewportSize(size);
    expect.soft(await coveredWhileFocused(page), `${address} at ${size.height} px: covered`).toEqual([]);
  }
  await expectNoSidewaysScroll(page, ZOOMED.width);
  await page.setViewportSize(ZOOMED);
  expect.soft(await stayingBars(page), `${address}: bars that stay`).toEqual([]);
};
