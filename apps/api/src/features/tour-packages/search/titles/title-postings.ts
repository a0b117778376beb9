import { setImmediate as nextTurn } from 'node:timers/promises';
import { bytesOf, readNumbers, writeNumber } from '../rows/number-bytes.ts';
import type { PackageTitles } from './package-titles.ts';

/** Rows whose titles are read between two turns of the event loop: some 10 ms. */
const ROWS_A_TURN = 25_000;
/** Changed rows after which the lists are rebuilt. */
const MOST_CHANGED = 5000;

/**
 * Which rows have a word in their title, as the titles were at the last `rebuild`: each as its distance from the one before. Rows that
 * changed since are named apart.
 */
export const createTitlePostings = (titles: PackageTitles) => {
  let starts = new Uint32Array(1);
  let distances = new Uint8Array();
  let changed: number[] = [];
  const forEachRow = (words: readonly number[], see: (row: number) => void): void => {
    for (const word of words) {
      if (word >= starts.length - 1) continue;
      let row = 0;
      readNumbers(distances, starts[word] as number, starts[word + 1] as number, (distance) => {
        row += distance;
        see(row);
      });
    }
  };
  return {
    addChanged: (row: number): void => {
      changed.push(row);
    },
    isOutdated: (): boolean => changed.length > MOST_CHANGED,
    changedRows: (): readonly number[] => changed,
    countRows: (words: readonly number[]): number => {
      let count = 0;
      forEachRow(words, () => {
        count += 1;
      });
      return count;
    },
    /** Rows that have one of the words, some more than once. */
    forEachRow,
    /** Reads all titles, as they are at its beginning. */
    rebuild: async (rowCount: number): Promise<void> => {
      const forEachPieceOf = titles.snapshot(rowCount);
      const changedBefore = changed.length;
      const wordCount = titles.wordList.count();
      const rows = new Uint32Array(wordCount);
      /** Hands over each piece of each title, with how far the row is from the one before that has the word. */
      const forEachPiece = async (see: (word: number, distance: number) => void): Promise<void> => {
        rows.fill(0);
        for (let row = 0; row < rowCount; row += 1) {
          forEachPieceOf(row, (word) => {
            see(word, row - (rows[word] as number));
            rows[word] = row;
          });
          if (row % ROWS_A_TURN === 0) await nextTurn();
        }
      };
      const ends = new Uint32Array(wordCount + 1);
      await forEachPiece((word, distance) => {
        ends[word + 1] = (ends[word + 1] as number) + bytesOf(distance);
      });
      for (let word = 1; word < ends.length; word += 1) ends[word] = (ends[word] as number) + (ends[word - 1] as number);
      const next = ends.slice();
      const made = new Uint8Array(ends.at(-1) ?? 0);
      await forEachPiece((word, distance) => {
        next[word] = writeNumber(made, next[word] as number, distance);
      });
      starts = ends;
      distances = made;
      changed = changed.slice(changedBefore);
    },
  };
};

export type TitlePostings = ReturnType<typeof createTitlePostings>;
