import { type Agency, type SiteSettings, writtenAgency } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import { maintenanceSentenceOf } from '../../maintenance.ts';

/** What the website must know about this place; as long as no settings of the agency are known, what the configuration and the written texts say. */
export const siteSettingsOf = (
  config: Config,
  agency: Agency = { ...writtenAgency(config.BRAND_NAME), logo: null, version: 0 },
): SiteSettings => ({
  brandName: agency.name,
  siteTimeZone: config.SITE_TIME_ZONE,
  currencySigns: config.CURRENCY_SIGNS,
  demoAccounts: config.DEMO_ACCOUNTS === 'shown',
  maintenance: maintenanceSentenceOf(config),
  agency,
});
