import { distance } from 'fastest-levenshtein';
import { withRoomFor } from './growing-array.ts';

const PIECE = /[\p{L}\p{M}\p{N}]*[^\p{L}\p{M}\p{N}]+|[\p{L}\p{M}\p{N}]+/gu;

/**
 * A text as pieces that make it up again: each word with what stands behind it. A piece begins where a letter or digit follows something
 * else, which depends on these two characters alone: so a part of a title falls into pieces at the same places as the title.
 */
export const piecesOf = (text: string): string[] => text.match(PIECE) ?? [];

/** A piece without what stands behind its word. */
export const wordIn = (piece: string): string => piece.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');

/** The bits of a text's characters (low) and of its pairs (high): a text can be a part only of one that has all of its bits. */
const signatureOf = (text: string): [characters: number, pairs: number] => {
  let characters = 0;
  let pairs = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Digits share bits that no letter from a to z has: titles may be numbered.
    characters |= 1 << (code >= 97 ? code : 27 + (code % 5));
    if (index > 0) pairs |= 1 << (Math.imul(text.charCodeAt(index - 1) * 31 + code, 0x9e3779b1) >>> 27);
  }
  return [characters, pairs];
};

const countBits = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The different pieces of all titles, numbered as they come. */
export const createWordList = () => {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  let signatures = new Int32Array();
  return {
    words: words as readonly string[],
    numberOf: (word: string): number | undefined => numbers.get(word),
    add: (word: string): number => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = words.push(word) - 1;
      numbers.set(word, number);
      signatures = withRoomFor(signatures, words.length * 2);
      signatures.set(signatureOf(word), number * 2);
      return number;
    },
    /** Words that a few changed letters away may be meant, with how many. What stands behind a word does not count. */
    similar: (text: string, most: number): { number: number; changes: number }[] => {
      const [characters] = signatureOf(text);
      const found: { number: number; changes: number }[] = [];
      for (let number = 0; number < words.length; number += 1) {
        if (countBits(characters & ~(signatures[number * 2] as number)) > most) continue;
        const word = wordIn(words[number] as string);
        if (Math.abs(word.length - text.length) > most) continue;
        const changes = distance(text, word);
        if (changes <= most) found.push({ number, changes });
      }
      return found;
    },
    /** The numbers of the words with a part in them, as the test sees it. */
    select: (part: string, test: (word: string) => boolean): number[] => {
      const [characters, pairs] = signatureOf(part);
      const selected: number[] = [];
      for (let number = 0; number < words.length; number += 1) {
        const missing = (characters & ~(signatures[number * 2] as number)) | (pairs & ~(signatures[number * 2 + 1] as number));
        if (missing === 0 && test(words[number] as string)) selected.push(number);
      }
      return selected;
    },
  };
};

export type WordList = ReturnType<typeof createWordList>;
