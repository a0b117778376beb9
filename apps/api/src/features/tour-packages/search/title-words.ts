import { distance } from 'fastest-levenshtein';

/** Words that are offered in place of one. */
const MAX_WORDS = 3;
/** Shorter words mean nothing by themselves. */
const MIN_LETTERS = 4;
/**
 * A text with more words than these that no title has is no misspelling, and each would cost a look through
 * all words.
 */
const MAX_UNKNOWN_WORDS = 3;

/** The words of a folded text. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a word is long enough to be a misspelling of another. */
export const canBeMisspelt = (word: string): boolean => word.length >= MIN_LETTERS;

/**
 * How many letters a word has to be changed by to be the other; Infinity when more than a typing error may
 * have changed.
 */
export const wrongLetters = (typed: string, word: string): number => {
  const most = typed.length < 6 ? 1 : 2;
  if (Math.abs(typed.length - word.length) > most) return Number.POSITIVE_INFINITY;
  const wrong = distance(typed, word);
  return wrong <= most ? wrong : Number.POSITIVE_INFINITY;
};

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
  const isUnknown = (word: string): boolean => {
    if (!canBeMisspelt(word)) return false;
    for (const other of uses.keys()) if (other.includes(word)) return false;
    return true;
  };
  const nearest = (typed: string): string[] => {
    const similar: { word: string; wrong: number; count: number }[] = [];
    for (const [word, count] of uses) {
      const wrong = wrongLetters(typed, word);
      if (wrong < Number.POSITIVE_INFINITY) similar.push({ word, wrong, count });
    }
    return similar
      .toSorted((one, other) => one.wrong - other.wrong || other.count - one.count)
      .slice(0, MAX_WORDS)
      .map(({ word }) => word);
  };
  return {
    add: (titleKey: string): void => change(titleKey, 1),
    remove: (titleKey: string): void => change(titleKey, -1),
    /**
     * What may have been meant by a folded text that no title holds: its words as titles have them, the
     * nearest first.
     */
    suggest: (text: string): string[] => {
      const words = wordsOf(text);
      const unknown = new Set(words.filter(isUnknown));
      if (unknown.size > MAX_UNKNOWN_WORDS) return [];
      const choices = words.map((word) => (unknown.has(word) ? nearest(word) : [word]));
      const texts = Array.from({ length: MAX_WORDS }, (_, number) =>
        choices
          .map((choice) => choice[number] ?? choice[0] ?? '')
          .join(' ')
          .trim(),
      );
      return [...new Set(texts)].filter((title) => title !== '' && title !== text);
    },
  };
};
