import { expect, type Page } from '@playwright/test';
import { EMAIL_FRAME_PATH } from '@wayfarer/contracts';
import axe, { type RunOptions } from 'axe-core';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to Window
  interface Window {
    axe: typeof axe;
  }
}

/** Rules whose result depends on the theme; for the others the page is the same in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Lets transitions end, so that no colour is checked in between. Repeatedly, because a colour that is
 * inherited from one in transition starts its own transition when that one has ended.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    do {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.all(running().map((animation) => animation.finished.catch(() => undefined)));
    } while (running().length > 0);
  });

const LOOKS: Record<'everything' | 'colours', RunOptions> = {
  everything: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } },
  colours: { runOnly: { type: 'rule', values: COLOUR_RULES } },
};

/**
 * The violations that axe finds. It runs within the page and returns nothing else: this takes a third of the
 * time.
 */
const violationsIn = async (page: Page, what: keyof typeof LOOKS): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n  ')}`,
      );
    },
    { ...LOOKS[what], resultTypes: ['violations' as const], iframes: false },
  );
};

/** Checks the page with axe (WCAG 2.2 AA and best practices), and fails on any violation. */
export const expectAccessible = async (page: Page, what: keyof typeof LOOKS = 'everything'): Promise<void> => {
  // Axe would have to be injected into each frame too. Scripts cannot run in the frame of an email.
  const frames = page.frames().filter((frame) => !frame.url().endsWith(EMAIL_FRAME_PATH));
  expect(frames, 'pages without frames').toHaveLength(1);
  // Rows of the search before are dimmed until those of the present one come.
  await expect(page.locator('.data-table[aria-busy]')).toHaveCount(0);
  await settle(page);
  // A table is pale while newer rows are on their way.
  await expect(page.locator('.table-room[aria-busy=true]')).toHaveCount(0);
  expect.soft(await violationsIn(page, what), `${page.url()} (${what})`).toEqual([]);
};
