import { type Agency, type AgencyTextName, type SiteSettings, writtenAgency } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import { maintenanceSentenceOf } from '../../http/maintenance.ts';

/**
 * The settings that the website needs; until the agency's settings are known, those of the configuration and
 * the default texts.
 */
export const siteSettingsOf = (
  config: Config,
  agency: Agency = { ...writtenAgency(config.BRAND_NAME), logo: null, version: 0 },
  texts: AgencyTextName[] = [],
  { currencySigns }: Pick<SiteSettings, 'currencySigns'> = { currencySigns: config.CURRENCY_SIGNS ?? 'written' },
): SiteSettings => ({
  brandName: agency.name,
  siteTimeZone: config.SITE_TIME_ZONE,
  bookingCutOffDays: agency.bookingCutOffDays,
  currencySigns,
  demoAccounts: config.DEMO_ACCOUNTS === 'shown',
  maintenance: maintenanceSentenceOf(config),
  texts,
  agency,
  ...(config.LANGUAGES.length > 0 && { languages: ['en', ...config.LANGUAGES] }),
});
