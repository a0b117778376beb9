import { withRoomFor } from './growing-array.ts';
import { createWordList, piecesOf } from './word-list.ts';

/** The titles of all rows, each as the numbers of its pieces: a word that many titles share is kept once. */
export const createPackageTitles = () => {
  const wordList = createWordList();
  let starts = new Uint32Array();
  let lengths = new Uint16Array();
  let pieces = new Uint32Array();
  let used = 0;
  let wasted = 0;
  return {
    wordList,
    arrays: () => ({ starts, lengths, pieces }),
    /** Whether most of what is kept are titles of before. */
    isWasteful: (): boolean => wasted > used / 2 && wasted > 10_000,
    set: (row: number, titleKey: string): void => {
      const numbers = piecesOf(titleKey).map(wordList.add);
      wasted += lengths[row] ?? 0;
      starts = withRoomFor(starts, row + 1);
      lengths = withRoomFor(lengths, row + 1);
      pieces = withRoomFor(pieces, used + numbers.length);
      pieces.set(numbers, used);
      starts[row] = used;
      lengths[row] = numbers.length;
      used += numbers.length;
    },
    titleAt: (row: number): string => {
      const start = starts[row] as number;
      let title = '';
      for (const number of pieces.subarray(start, start + (lengths[row] as number))) title += wordList.words[number];
      return title;
    },
  };
};

export type PackageTitles = ReturnType<typeof createPackageTitles>;
