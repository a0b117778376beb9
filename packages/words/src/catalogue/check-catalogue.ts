import { faultOf, readEntries } from '../files/index.ts';
import { isLanguageCode, languages } from '../languages.ts';

/**
 * What is wrong with a catalogue, as sentences: texts that are missing or that nothing asks for, other values
 * than in English, a wrong number of forms.
 * @param template of all texts (`.pot`)
 */
export const checkCatalogue = (source: string, template: string): string[] => {
  const { language, entries } = readEntries(source);
  if (!isLanguageCode(language)) return [`'${language}' is none of the languages.`];
  const known = new Map(readEntries(template).entries.map((entry) => [entry.key, entry]));
  const translated = entries.filter(({ forms }) => forms.length > 0);
  const keys = new Set(translated.map(({ key }) => key));
  const wrong = translated.flatMap((entry) => {
    const fault = faultOf(entry, languages[language].forms);
    return fault === null ? [] : [`'${entry.key}' ${fault}.`];
  });
  return [
    ...[...known.keys()].filter((key) => !keys.has(key)).map((key) => `'${key}' is not translated.`),
    ...[...keys].filter((key) => !known.has(key)).map((key) => `Nothing asks for '${key}'.`),
    ...wrong,
  ];
};
