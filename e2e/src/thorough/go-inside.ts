import { expect, type Page } from '@playwright/test';
import { open } from '../ready.ts';

/**
 * Navigates as a link inside the site does, so that the page has to fetch its data from the API: opened from
 * outside, a public page includes it.
 */
export const goInside = async (page: Page, path: string): Promise<void> => {
  await open(page, path === '/contact' ? '/about-us' : '/contact');
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}` === path);
};
