import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf, cataloguesFolder, readEntries } from '../files/index.ts';
import type { TranslatedLanguage } from '../languages.ts';

/** Words without which English hardly says a sentence, and which are no words of the others. */
const ENGLISH = 'the your you yours is of and this that it with booking payment please we our are not be been'.split(' ');
/** Of these, what some language has. */
const OWN: { readonly [language in TranslatedLanguage]?: readonly string[] } = { fr: ['not'] };
/** Names of techniques and of this site, which every language takes as they are. */
const NAMES = new Set(['pdf', 'wayfarer', 'ics']);

const WORD = /[a-z]+(?:['’][a-z]+)?/giu;
const BESIDE_LATIN = '\\p{Script=Latin}\\p{M}';

const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap(
      (text) =>
        text
          .replaceAll(/\{\w+\}/g, ' ')
          .toLowerCase()
          .match(/[\p{L}\p{M}]+/gu) ?? [],
    ),
  );

const known = new Map<TranslatedLanguage, ReadonlySet<string>>();

/** What English says in its texts and the language in none of its own, besides the words of each sentence. */
const englishAlone = (language: TranslatedLanguage): ReadonlySet<string> => {
  const found = known.get(language);
  if (found !== undefined) return found;
  const { entries } = readEntries(readFileSync(join(cataloguesFolder, 'template.pot'), 'utf8'));
  const { texts, formats } = catalogueOf(language);
  const own = wordsIn([...Object.values(texts).flat(), JSON.stringify(formats)]);
  const others = [...wordsIn(entries.flatMap(({ english }) => english))].filter((word) => word.length > 1 && !own.has(word));
  const words = new Set([...others, ...ENGLISH.filter((word) => !OWN[language]?.includes(word))]);
  known.set(language, words);
  return words;
};

/** A document breaks its lines anywhere between words, and tells no space there. */
const asPattern = (value: string): RegExp =>
  new RegExp(value.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&').replaceAll(/\s+/g, '\\s*'), 'gi');

/**
 * The English words of what a reader of another language gets, each once, beside those of values: what people
 * wrote, names, addresses. In a language with letters of its own every Latin word is one.
 */
export const leftInEnglish = (language: TranslatedLanguage, text: string, values: readonly string[]): string[] => {
  const longestFirst = values.filter((value) => value !== '').toSorted((one, other) => other.length - one.length);
  const said = longestFirst
    .reduce((rest, value) => rest.replaceAll(asPattern(value), ' ; '), text)
    .replaceAll(/https?:\/\/\S+|\S+@\S+/g, ' ');
  const english = englishAlone(language);
  const hasOwnLetters = language === 'hi' || language === 'ar';
  const whole = new RegExp(`(?<![${BESIDE_LATIN}])(?:${WORD.source})(?![${BESIDE_LATIN}])`, 'giu');
  const words = (said.match(whole) ?? []).map((word) => word.toLowerCase());
  const isLeft = (word: string) => word.length > 1 && (hasOwnLetters || english.has(word)) && !NAMES.has(word);
  return [...new Set(words.filter(isLeft))];
};
