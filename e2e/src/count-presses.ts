import { expect, type Page } from '@playwright/test';

const KEY = 'presses';

/**
 * Counts presses of pointer and choices in selects, across the pages of a tab; what is typed is not counted.
 * To be called before the first page opens.
 */
export const countPresses = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    const count = (): void => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    document.addEventListener('pointerdown', count, true);
    document.addEventListener('change', ({ target }) => (target instanceof HTMLSelectElement ? count() : undefined), true);
  }, KEY);

/** Fails when a task takes more presses than it may. */
export const expectWithin = async (page: Page, most: number, task: () => Promise<void>): Promise<void> => {
  await page.evaluate((key) => sessionStorage.setItem(key, '0'), KEY);
  await task();
  const presses = await page.evaluate((key) => Number(sessionStorage.getItem(key)), KEY);
  expect.soft(presses, 'presses').toBeLessThanOrEqual(most);
  expect.soft(presses, 'presses are counted').toBeGreaterThanOrEqual(Math.min(most, 1));
};
