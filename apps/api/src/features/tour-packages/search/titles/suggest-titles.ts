import type { TitlePostings } from './title-postings.ts';
import { piecesOf, type WordList, wordIn } from './word-list.ts';

/** Words that are offered in place of one. */
const MOST_WORDS = 3;
/** From this length on two letters may be wrong, before only one; shorter words mean nothing by themselves. */
const LONG = 6;
const SHORTEST = 4;
/** A text with more words than these that no title has is no misspelling, and each would cost a look through all words. */
const MOST_UNKNOWN = 3;

/** What may have been meant by a text that no title holds: its words as titles have them, the nearest first and then the most frequent. */
export const suggestTitles = (wordList: WordList, postings: TitlePostings, text: string): string[] => {
  const isUnknown = (word: string): boolean => word.length >= SHORTEST && wordList.select(word, 'anywhere').length === 0;
  const words = piecesOf(text).map(wordIn);
  const unknown = new Set<string>();
  for (const word of new Set(words)) {
    if (isUnknown(word)) unknown.add(word);
    if (unknown.size > MOST_UNKNOWN) return [];
  }
  const nearest = (word: string): string[] => {
    if (!unknown.has(word)) return [word];
    const similar = wordList
      .similar(word, word.length < LONG ? 1 : 2)
      .map(({ number, changes }) => ({
        word: wordIn(wordList.textOf(number)),
        changes,
        rows: postings.countRows([number]),
      }))
      .toSorted((one, other) => one.changes - other.changes || other.rows - one.rows);
    return [...new Set(similar.map((one) => one.word))].slice(0, MOST_WORDS);
  };
  const choices = words.map(nearest);
  return Array.from({ length: MOST_WORDS }, (_, number) =>
    choices
      .map((words) => words[number] ?? words[0] ?? '')
      .join(' ')
      .trim(),
  ).filter((title, number, all) => title !== '' && title !== text && all.indexOf(title) === number);
};
