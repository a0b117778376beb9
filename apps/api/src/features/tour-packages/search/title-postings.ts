import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PackageTitles } from './package-titles.ts';

/** Rows whose titles are read between two turns of the event loop: some 10 ms. */
const ROWS_A_TURN = 50_000;
/** Changed rows after which the lists are made anew. */
const MOST_CHANGED = 5000;

/** Which rows have a word in their title, as the titles were at the last `rebuild`. Rows that changed since are named apart. */
export const createTitlePostings = (titles: PackageTitles) => {
  let starts = new Uint32Array(1);
  let rows = new Uint32Array();
  let changed: number[] = [];
  const wordsKnown = (): number => starts.length - 1;
  return {
    addChanged: (row: number): void => {
      changed.push(row);
    },
    isOutdated: (): boolean => changed.length > MOST_CHANGED,
    changedRows: (): readonly number[] => changed,
    countRows: (words: readonly number[]): number => {
      let count = 0;
      for (const word of words) if (word < wordsKnown()) count += (starts[word + 1] as number) - (starts[word] as number);
      return count;
    },
    /** Rows that have one of the words, some more than once. */
    forEachRow: (words: readonly number[], see: (row: number) => void): void => {
      for (const word of words) {
        if (word >= wordsKnown()) continue;
        const end = starts[word + 1] as number;
        for (let at = starts[word] as number; at < end; at += 1) see(rows[at] as number);
      }
    },
    /** Reads all titles, as they are at its beginning. */
    rebuild: async (rowCount: number): Promise<void> => {
      const { pieces, ...present } = titles.arrays();
      const from = present.starts.slice(0, rowCount);
      const lengths = present.lengths.slice(0, rowCount);
      const changedBefore = changed.length;
      const ends = new Uint32Array(titles.wordList.words.length + 1);
      const readRows = (first: number, see: (word: number, row: number) => void): void => {
        const last = Math.min(first + ROWS_A_TURN, rowCount);
        for (let row = first; row < last; row += 1) {
          const start = from[row] as number;
          const end = start + (lengths[row] as number);
          for (let at = start; at < end; at += 1) see(pieces[at] as number, row);
        }
      };
      const forEachPiece = async (see: (word: number, row: number) => void): Promise<void> => {
        for (let first = 0; first < rowCount; first += ROWS_A_TURN) {
          readRows(first, see);
          await nextTurn();
        }
      };
      await forEachPiece((word) => {
        ends[word + 1] = (ends[word + 1] as number) + 1;
      });
      for (let word = 1; word < ends.length; word += 1) ends[word] = (ends[word] as number) + (ends[word - 1] as number);
      const next = ends.slice();
      const made = new Uint32Array(ends.at(-1) ?? 0);
      await forEachPiece((word, row) => {
        const place = next[word] as number;
        made[place] = row;
        next[word] = place + 1;
      });
      starts = ends;
      rows = made;
      changed = changed.slice(changedBefore);
    },
  };
};

export type TitlePostings = ReturnType<typeof createTitlePostings>;
