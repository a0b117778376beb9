import { counted } from '../format/format-total.ts';
import { siteSettings } from '../site-settings.ts';
import { languageWords, shownLanguage } from './language-words.ts';

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
