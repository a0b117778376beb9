import type { Page } from '@playwright/test';

/**
 * Tomorrow in the site's time zone, which the page that is open names: a day that can be booked, and whose
 * travellers can be ticked.
 */
export const tomorrowOnSite = async (page: Page): Promise<string> => {
  const { siteTimeZone } = JSON.parse((await page.locator('#site-settings').textContent()) ?? '') as { siteTimeZone: string };
  return new Intl.DateTimeFormat('en-CA', { timeZone: siteTimeZone }).format(Date.now() + 86_400_000);
};
