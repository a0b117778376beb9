import type { SiteSettings } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';

/** What the website must know about this place. */
export const siteSettingsOf = (config: Config): SiteSettings => ({
  brandName: config.BRAND_NAME,
  siteTimeZone: config.SITE_TIME_ZONE,
  currencySigns: config.CURRENCY_SIGNS,
  demoAccounts: config.DEMO_ACCOUNTS === 'shown',
});
