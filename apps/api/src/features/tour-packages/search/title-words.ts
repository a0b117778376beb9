import { guessTexts } from './guess-texts.ts';

/** The words of a folded text. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of all titles, with how often each is used, from which misspelt ones are guessed. */
export const createTitleWords = () => {
  const uses = new Map<string, number>();
  const change = (titleKey: string, by: 1 | -1): void => {
    for (const word of wordsOf(titleKey)) {
      const count = (uses.get(word) ?? 0) + by;
      if (count > 0) uses.set(word, count);
      else uses.delete(word);
    }
  };
  const isKnown = ({ word }: { word: string }): boolean => {
    for (const other of uses.keys()) if (other.includes(word)) return true;
    return false;
  };
  return {
    add: (titleKey: string): void => change(titleKey, 1),
    remove: (titleKey: string): void => change(titleKey, -1),
    /**
     * What may have been meant by a folded text that no title holds: its words as titles have them, the
     * nearest first.
     */
    suggest: (text: string): string[] =>
      guessTexts(
        wordsOf(text).map((word) => ({ word })),
        { isKnown, words: () => uses },
      ).filter((title) => title !== text),
  };
};
