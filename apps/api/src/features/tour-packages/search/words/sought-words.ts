import type { TranslatedLanguage } from '@wayfarer/words';
import { stemmer } from 'stemmer';
import { languageOfTexts } from '../../../../translations/translated-language.ts';
import { smallWordsOf } from './small-words.ts';
import { splitText } from './split-text.ts';

/** In which language words are looked for, beside English; undefined for English alone. */
export type AskedLanguage = TranslatedLanguage | 'all' | undefined;

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

type Form = { readonly word: string; readonly stem: string };
/** `others`: words that texts may have in its place. */
export type SoughtWord = Form & { readonly others: readonly Form[] };

/** What travellers type, by its stem, with the words that trips are described in. */
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['kid', ['children', 'family']],
  ['toddler', ['children', 'family']],
]);

/** Of Arabic, written before a word as a part of it: a desert, صحراء, and the desert, الصحراء. */
const ARTICLE = 'ال';
/** Shorter ones that begin so may be the beginning of another word. */
const MIN_WORD_WITH_ARTICLE = 5;

/** An Arabic word with its article, or without it. */
const withOtherArticle = (word: string): readonly string[] => {
  if (!/^\p{Script=Arabic}/u.test(word)) return [];
  if (!word.startsWith(ARTICLE)) return [ARTICLE + word];
  return word.length < MIN_WORD_WITH_ARTICLE ? [] : [word.slice(ARTICLE.length)];
};

const formOf = (word: string): Form => ({ word, stem: stemOf(word) });

/** The words of a question, each once, without small ones of English and of its language. */
export const soughtWordsOf = (text: string, language?: AskedLanguage): SoughtWord[] => {
  const small = smallWordsOf(languageOfTexts(language));
  const all = [...new Set(Array.from(splitText(text.normalize('NFC')), ({ word }) => word))];
  const telling = all.filter((word) => !small.has(word));
  return (telling.length === 0 ? all : telling)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_SOUGHT_WORDS)
    .map(formOf)
    .map((form) => ({ ...form, others: (OTHERS.get(form.stem) ?? withOtherArticle(form.word)).map(formOf) }));
};

const isForm = (sought: Form, word: string, stem?: string): boolean =>
  word.startsWith(sought.word) ||
  (word.startsWith(sought.word.slice(0, SHARED_LETTERS)) && (stem ?? stemOf(word)) === sought.stem);

/** Whether a word is what is looked for: it begins with it, is another form of it, or stands in its place. */
export const isSought = (sought: SoughtWord, word: string, stem?: string): boolean =>
  [sought, ...sought.others].some((form) => isForm(form, word, stem));
