import { stemmer } from 'stemmer';
import { splitText } from './split-text.ts';

/** How many words of a question are looked for: the longest, which say the most. */
const MAX_SOUGHT_WORDS = 6;

/** All forms of a word begin with the same letters, so many of them: words are kept together by these. */
export const SHARED_LETTERS = 2;

/** Plurals that no rule makes, of those that share these letters. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['people', 'person'],
  ['women', 'woman'],
  ['wolves', 'wolf'],
]);

/** What the forms of an English word have in common: 'dive' and 'diving', 'family' and 'families'. */
export const stemOf = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(IRREGULAR.get(word) ?? word) : word);

export type SoughtWord = { readonly word: string; readonly stem: string };

/** The words of a question, each once. */
export const soughtWordsOf = (text: string): SoughtWord[] =>
  [...new Set(Array.from(splitText(text.normalize('NFC')), ({ word }) => word))]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_SOUGHT_WORDS)
    .map((word) => ({ word, stem: stemOf(word) }));

/** Whether a word is what is looked for: it begins with it, or is another form of it. */
export const isSought = (sought: SoughtWord, word: string, stem?: string): boolean =>
  word.startsWith(sought.word) ||
  (word.startsWith(sought.word.slice(0, SHARED_LETTERS)) && (stem ?? stemOf(word)) === sought.stem);
