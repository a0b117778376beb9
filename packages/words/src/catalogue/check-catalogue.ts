import { type Entry, readEntries } from '../files/index.ts';
import { isLanguageCode, languages } from '../languages.ts';
import { namesIn } from '../text-with-values.ts';

const listed = (places: readonly string[]): string => [...new Set(places)].toSorted().join(', ') || 'no value';

/** How sources name the number of a text that has forms, where it is not `{n}`: written for its reader. */
const NUMBERS = new Set(['n', 'count', 'total', 'days']);

/** The values in braces and the elements in angle brackets. A number may be said in words in its form. */
const placesOf = (texts: readonly string[], hasForms: boolean): string => {
  const elements = texts.flatMap((text) => text.match(/<\w+>/g) ?? []);
  const values = texts.flatMap(namesIn).filter((name) => !(hasForms && NUMBERS.has(name)));
  return listed([...values.map((name) => `{${name}}`), ...elements]);
};

const faultOf = ({ english, forms }: Entry, count: number): string | null => {
  const wanted = english.length === 1 ? 1 : count;
  if (forms.length !== wanted) return `has ${forms.length} of ${wanted} forms`;
  const expected = placesOf(english, english.length > 1);
  const wrong = forms.map((form) => placesOf([form], english.length > 1)).find((places) => places !== expected);
  return wrong === undefined ? null : `has ${wrong} where the English has ${expected}`;
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
