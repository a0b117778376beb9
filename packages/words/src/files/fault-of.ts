import { namesIn } from '../text-with-values.ts';
import type { Entry } from './read-catalogue.ts';

const listed = (places: readonly string[]): string => [...new Set(places)].toSorted().join(', ') || 'no value';

/** How sources name the number of a text that has forms, where it is not `{n}`: written for its reader. */
const NUMBERS = new Set(['n', 'count', 'total', 'days']);

/** Values in braces and elements in angle brackets. A number may be said in words in its form. */
const placesOf = (texts: readonly string[], hasForms: boolean): string => {
  const elements = texts.flatMap((text) => text.match(/<\w+>/g) ?? []);
  const values = texts.flatMap(namesIn).filter((name) => !(hasForms && NUMBERS.has(name)));
  return listed([...values.map((name) => `{${name}}`), ...elements]);
};

/**
 * What is wrong with a translated text, as the end of a sentence that begins with it: other values than in
 * English, or a wrong number of forms. null: nothing is.
 * @param count how many forms a text with a number has in its language
 */
export const faultOf = ({ english, forms }: Pick<Entry, 'english' | 'forms'>, count: number): string | null => {
  const wanted = english.length === 1 ? 1 : count;
  if (forms.length !== wanted) return `has ${forms.length} of ${wanted} forms`;
  const expected = placesOf(english, english.length > 1);
  const wrong = forms.map((form) => placesOf([form], english.length > 1)).find((places) => places !== expected);
  return wrong === undefined ? null : `has ${wrong} where the English has ${expected}`;
};
