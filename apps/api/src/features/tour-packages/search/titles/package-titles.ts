import { withRoomFor } from '../rows/growing-array.ts';
import { readNumbers, writeNumber } from '../rows/number-bytes.ts';
import { createWordList, piecesOf } from './word-list.ts';

/** The titles of all rows, each as the numbers of its pieces from 1 on, with a 0 behind: a word that many titles share is kept once. */
export const createPackageTitles = () => {
  const wordList = createWordList();
  let starts = new Uint32Array();
  let bytes = new Uint8Array();
  let used = 0;
  let rows = 0;
  let written = 0;
  const forEachPieceFrom = (start: number, see: (word: number) => void): void => {
    let end = start;
    while (bytes[end] !== 0) end += 1;
    readNumbers(bytes, start, end, (number) => see(number - 1));
  };
  const forEachPiece = (row: number, see: (word: number) => void): void => forEachPieceFrom(starts[row] as number, see);
  return {
    wordList,
    forEachPiece,
    /** Whether most of what is kept are titles of before. */
    isWasteful: (): boolean => written > rows * 2 && written > rows + 2000,
    set: (row: number, titleKey: string): void => {
      const numbers = piecesOf(titleKey).map(wordList.add);
      starts = withRoomFor(starts, row + 1);
      bytes = withRoomFor(bytes, used + numbers.length * 5 + 1);
      starts[row] = used;
      for (const number of numbers) used = writeNumber(bytes, used, number + 1);
      used += 1;
      rows = Math.max(rows, row + 1);
      written += 1;
    },
    titleAt: (row: number): string => {
      let title = '';
      forEachPiece(row, (word) => {
        title += wordList.textOf(word);
      });
      return title;
    },
    /** Reads the pieces of titles as they are now, whatever is set between. */
    snapshot: (rowCount: number) => {
      const startsNow = starts.slice(0, rowCount);
      return (row: number, see: (word: number) => void): void => forEachPieceFrom(startsNow[row] as number, see);
    },
  };
};

export type PackageTitles = ReturnType<typeof createPackageTitles>;
