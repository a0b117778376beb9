import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules whose outcome a theme can change; the others see the same page in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Lets transitions end, so that no colour is judged on its way. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });

/** Looks at the page with axe (WCAG 2.2 AA and best practices), and fails on anything it finds. */
export const expectAccessible = async (page: Page, what: 'everything' | 'colours' = 'everything'): Promise<void> => {
  await settle(page);
  const axe = new AxeBuilder({ page });
  if (what === 'colours') axe.withRules(COLOUR_RULES);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n  ')}`,
  );
  expect.soft(found, `${page.url()} (${what})`).toEqual([]);
};
