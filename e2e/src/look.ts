import { expect, type Page } from '@playwright/test';
import { settle } from './accessible.ts';

/** Widths for emails: a phone, and the reading pane of a desktop mail program. */
export const emailWidths = [360, 700];

/** Scrolls through the page once, so that lazily loaded parts begin to load. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });

/** Pictures of a carousel outside the window load when they slide in. */
const picturesOnTheirWay = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { left, right } = image.getBoundingClientRect();
        return !image.complete && left < document.documentElement.clientWidth && right > 0;
      })
      .map(({ src }) => src),
  );

/**
 * Waits until nothing is loading any more, up to the test's time limit: variants of a picture are made when
 * first requested, with lower priority than calls. A part that appeared while scrolling has pictures that
 * were never in view: it scrolls through again.
 */
export const fullyLoaded = async (page: Page): Promise<void> => {
  await expect
    .poll(
      async () => {
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await scrollThrough(page);
        return picturesOnTheirWay(page);
      },
      { timeout: 0 },
    )
    .toEqual([]);
};

/** Fails if a page is wider than its window, or hides that it is. */
export const expectNoSidewaysScroll = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await settle(page);
  const beyond = await page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) return [`the page is ${root.scrollWidth} px wide`];
    const isClipped = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().right > root.clientWidth + 1 && !isClipped(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect.soft(beyond, `${page.url()} at ${width} px`).toEqual([]);
};
