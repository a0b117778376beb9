import type { Page } from '@playwright/test';

/** Waits for the page's code: the HTML is readable before, but not everything reacts to a click yet. */
export const ready = (page: Page): Promise<unknown> => page.waitForSelector('html[data-ready]', { state: 'attached' });

/** Opens an address and waits for the page's code. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await ready(page);
};
