import { distance } from 'fastest-levenshtein';

/** Words that are offered in place of one. */
const MAX_WORDS = 3;
/** Shorter words mean nothing by themselves. */
const MIN_LETTERS = 4;
/**
 * A text with more words than these that no text has is no misspelling, and each would cost a look through
 * all words.
 */
const MAX_UNKNOWN_WORDS = 3;

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

type Known<Typed> = {
  readonly isKnown: (typed: Typed) => boolean;
  /** All words that can be meant, with how often each is used. */
  readonly words: () => Iterable<readonly [word: string, count: number]>;
};

/** What may have been meant by a text: each unknown word as known ones are spelt, the nearest first. */
export const guessTexts = <Typed extends { readonly word: string }>(
  typed: readonly Typed[],
  { isKnown, words }: Known<Typed>,
): string[] => {
  const nearest = (one: string): string[] => {
    const similar: { word: string; wrong: number; count: number }[] = [];
    for (const [word, count] of words()) {
      const wrong = wrongLetters(one, word);
      if (wrong < Number.POSITIVE_INFINITY) similar.push({ word, wrong, count });
    }
    return similar
      .toSorted((first, second) => first.wrong - second.wrong || second.count - first.count)
      .slice(0, MAX_WORDS)
      .map(({ word }) => word);
  };
  const unknown = new Set(typed.filter((one) => canBeMisspelt(one.word) && !isKnown(one)));
  if (unknown.size > MAX_UNKNOWN_WORDS) return [];
  const choices = typed.map((one) => (unknown.has(one) ? nearest(one.word) : [one.word]));
  const texts = Array.from({ length: MAX_WORDS }, (_, number) =>
    choices
      .map((choice) => choice[number] ?? choice[0] ?? '')
      .join(' ')
      .trim(),
  );
  return [...new Set(texts)].filter((text) => text !== '');
};
