import { type Entry, readEntries } from '../files/index.ts';
import { isLanguageCode, languages } from '../languages.ts';
import { namesIn } from '../text-with-values.ts';

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ') || 'no value';

/** A number may be said in words in one of the forms, so `{n}` may be left out. */
const namesOf = (texts: readonly string[]): string =>
  listed([...new Set(texts.flatMap(namesIn))].filter((name) => name !== 'n').toSorted());

const faultOf = ({ english, forms }: Entry, count: number): string | null => {
  const wanted = english.length === 1 ? 1 : count;
  if (forms.length !== wanted) return `has ${forms.length} of ${wanted} forms`;
  const wrong = forms.find((form) => namesOf([form]) !== namesOf(english));
  return wrong === undefined ? null : `has ${namesOf([wrong])} where the English has ${namesOf(english)}`;
};

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
