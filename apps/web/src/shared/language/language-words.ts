import { BASE_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@wayfarer/words';
import { siteSettings } from '../site-settings.ts';

/** Whether travellers of this site choose among languages. Where not, nothing is said of any. */
export const isInSeveral = (): boolean => siteSettings.languages.length > 1;

/** A language as staff call it: 'German'; English where none is named. A code that is not known stays. */
export const languageWords = (code: string = BASE_LANGUAGE): string => (isLanguageCode(code) ? languages[code].english : code);

/** The one of a site's languages that is shown for a stored one. */
export const shownLanguage = (code: string | undefined): LanguageCode =>
  siteSettings.languages.find((offered) => offered === code) ?? BASE_LANGUAGE;

/** The languages to choose from, as staff call them, or each in itself. */
export const languageOptions = (as: 'english' | 'name') =>
  siteSettings.languages.map((value) => ({ value, label: languages[value][as] }));
