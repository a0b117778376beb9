import { BASE_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@wayfarer/words';
import { counted } from '../format/format-total.ts';
import { siteSettings } from '../site-settings.ts';

/** Whether travellers of this site choose among languages. Where not, nothing is said of any. */
export const isInSeveral = (): boolean => siteSettings.languages.length > 1;

/** A language as staff call it: 'German'; English where none is named. A code that is not known stays. */
export const languageWords = (code: string = BASE_LANGUAGE): string => (isLanguageCode(code) ? languages[code].english : code);

/** How many read in which language, for who writes to all: 'Reaches 3 readers in German, 5 in English.' */
export const readersWords = (codes: readonly (string | undefined)[]): string => {
  const counts = siteSettings.languages.flatMap((offered) => {
    const count = codes.filter((code) => shownLanguage(code) === offered).length;
    return count === 0 ? [] : [{ count, name: languageWords(offered) }];
  });
  const [first, ...others] = counts.toSorted((one, other) => other.count - one.count);
  if (first === undefined) return '';
  const words = [`${counted(first.count, 'reader')} in ${first.name}`, ...others.map(({ count, name }) => `${count} in ${name}`)];
  return `Reaches ${words.join(', ')}.`;
};

/** The one of a site's languages that is shown for a stored one. */
export const shownLanguage = (code: string | undefined): LanguageCode =>
  siteSettings.languages.find((offered) => offered === code) ?? BASE_LANGUAGE;

/** The languages to choose from, as staff call them, or each in itself. */
export const languageOptions = (as: 'english' | 'name') =>
  siteSettings.languages.map((value) => ({ value, label: languages[value][as] }));
