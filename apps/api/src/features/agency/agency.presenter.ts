import type { Agency } from '@wayfarer/contracts';
import type { TranslatedLanguage } from '@wayfarer/words';
import type { Config } from '../../config.ts';
import type { AgencyRecord } from './agency.model.ts';
import { ourTexts } from './our-texts.ts';
import { agencyInLanguage } from './translated-agency.ts';

/**
 * The settings as shown: the changes over the default texts, with the agency's current name.
 * @param language null for English; 'all' for English with every translation
 */
export const presentAgency = (
  { version, logo, changed, translations }: AgencyRecord,
  { BRAND_NAME }: Pick<Config, 'BRAND_NAME'>,
  language: TranslatedLanguage | 'all' | null = null,
): Agency => {
  const english: Agency = { ...ourTexts(changed.name ?? BRAND_NAME), ...changed, logo, version };
  if (language === 'all') return { ...english, ...(translations ? { translations } : {}) };
  return language === null ? english : agencyInLanguage(english, translations, language);
};
