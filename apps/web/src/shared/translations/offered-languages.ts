import { isTranslated, type TranslatedLanguage } from '@wayfarer/words';
import { siteSettings } from '../site-settings.ts';

/** The languages besides English in which travellers may read; none where there is English alone. */
export const offeredLanguages = (): TranslatedLanguage[] => siteSettings.languages.filter((code) => isTranslated(code));
