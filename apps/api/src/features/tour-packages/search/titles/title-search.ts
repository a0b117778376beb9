import { addRow, emptySet, type RowSet, removeRow } from '../rows/row-set.ts';
import type { PackageTitles } from './package-titles.ts';
import type { TitlePostings } from './title-postings.ts';
import { piecesOf } from './word-list.ts';

/** Texts whose rows are kept: the same are asked for again with each filter and page. */
const MOST_KEPT = 16;
/** New rows after which the sets are rebuilt. */
const ROOM = 4096;

const flagsOf = (words: readonly number[], count: number): Uint8Array => {
  const flags = new Uint8Array(count);
  for (const word of words) flags[word] = 1;
  return flags;
};

/** Which titles hold a text. What was found is kept, and follows each change of a title. */
export const createTitleSearch = (titles: PackageTitles, postings: TitlePostings) => {
  const { wordList } = titles;
  const kept = new Map<string, RowSet>();

  /** Whether pieces of the title, one after another, are among the words that each part of the text chose. */
  const holdsInTurn = (choices: readonly Uint8Array[]): ((row: number) => boolean) => {
    return (row) => {
      const pieces: number[] = [];
      titles.forEachPiece(row, (word) => pieces.push(word));
      return pieces.some((_, first) => choices.every((flags, index) => flags[pieces[first + index] ?? -1] === 1));
    };
  };
  /** A single part may be anywhere in a word of the title. Of several the first ends a word, the last begins one, and those between are whole words. */
  const choicesOf = (parts: readonly string[]): number[][] =>
    parts.map((part, index) => {
      if (parts.length === 1) return wordList.select(part, 'anywhere');
      if (index === 0) return wordList.select(part, 'end');
      if (index === parts.length - 1) return wordList.select(part, 'start');
      const whole = wordList.numberOf(part);
      return whole === undefined ? [] : [whole];
    });
  const search = (text: string, rowCount: number): RowSet => {
    const rows = emptySet(rowCount + ROOM);
    const choices = choicesOf(piecesOf(text));
    const isAlone = choices.length === 1;
    const counts = isAlone ? [0] : choices.map(postings.countRows);
    const rarest = choices[counts.indexOf(Math.min(...counts))] ?? [];
    const holds = isAlone ? () => true : holdsInTurn(choices.map((words) => flagsOf(words, wordList.count())));
    postings.forEachRow(rarest, (row) => {
      if (holds(row)) addRow(rows, row);
    });
    for (const row of postings.changedRows()) {
      if (titles.titleAt(row).includes(text)) addRow(rows, row);
      else removeRow(rows, row);
    }
    return rows;
  };
  return {
    /** The rows whose titles hold a text in lower case, taken literally. Rows without a package may be among them. */
    find: (text: string, rowCount: number): RowSet => {
      const rows = kept.get(text) ?? search(text, rowCount);
      kept.delete(text);
      kept.set(text, rows);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return rows;
    },
    change: (row: number, titleKey: string): void => {
      for (const [text, rows] of kept)
        if (row >= rows.length * 32) kept.delete(text);
        else if (titleKey.includes(text)) addRow(rows, row);
        else removeRow(rows, row);
    },
  };
};
