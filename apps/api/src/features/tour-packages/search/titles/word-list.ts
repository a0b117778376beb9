import { distance } from 'fastest-levenshtein';
import { withRoomFor } from '../rows/growing-array.ts';

const PIECE = /[\p{L}\p{M}\p{N}]*[^\p{L}\p{M}\p{N}]+|[\p{L}\p{M}\p{N}]+/gu;

/**
 * Splits a text into pieces that add up to it: each word with what follows it. A piece begins where a letter or digit follows something
 * else, which depends on these two characters alone: so a part of a title falls into pieces at the same places as the title.
 */
export const piecesOf = (text: string): string[] => text.match(PIECE) ?? [];

/** A piece without what follows its word. */
export const wordIn = (piece: string): string => piece.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');

/** A bit for each character of a text: a text can be a part only of one that has all of its bits. */
const lettersOf = (text: string): number => {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Digits share bits that no letter from a to z has: titles may be numbered.
    letters |= 1 << (code >= 97 ? code : 27 + (code % 5));
  }
  return letters;
};

const countBits = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The distinct pieces of all titles, numbered as they come. Their bytes are stored contiguously: as strings in a Map a million would take 60 MB more. */
export const createWordList = () => {
  let count = 0;
  let bytes = new Uint8Array();
  let texts = Buffer.from(bytes.buffer);
  /** Where each word begins, and behind the last the next one will. */
  let starts = new Uint32Array(1);
  let letters = new Int32Array();
  /** Numbers from 1 on, each at the place that follows from its bytes or behind it; 0: none. */
  let slots = new Uint32Array(64);
  const startOf = (number: number): number => starts[number] as number;

  /** Writes a text behind the last word. @returns where it ends */
  const write = (text: string): number => {
    const start = startOf(count);
    bytes = withRoomFor(bytes, start + text.length * 3);
    if (texts.buffer !== bytes.buffer) texts = Buffer.from(bytes.buffer);
    return start + texts.write(text, start);
  };
  const holdsAt = (at: number, part: Uint8Array, from: number, length: number): boolean => {
    let same = 0;
    while (same < length && bytes[at + same] === part[from + same]) same += 1;
    return same === length;
  };
  /** Where the number of the word with these bytes is, or goes. */
  const slotOf = (start: number, end: number): number => {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x9e3779b1) ^ (hash >>> 15);
    let slot = (hash >>> 0) % slots.length;
    for (let number = slots[slot] as number; number !== 0; number = slots[slot] as number) {
      const first = startOf(number - 1);
      if (startOf(number) - first === end - start && holdsAt(first, bytes, start, end - start)) break;
      slot = slot + 1 === slots.length ? 0 : slot + 1;
    }
    return slot;
  };
  const textOf = (number: number): string => texts.toString('utf8', starts[number], starts[number + 1]);
  return {
    count: (): number => count,
    textOf,
    numberOf: (word: string): number | undefined => {
      const number = slots[slotOf(startOf(count), write(word))] as number;
      return number === 0 ? undefined : number - 1;
    },
    add: (word: string): number => {
      const end = write(word);
      const slot = slotOf(startOf(count), end);
      const known = slots[slot] as number;
      if (known !== 0) return known - 1;
      count += 1;
      slots[slot] = count;
      starts = withRoomFor(starts, count + 1);
      starts[count] = end;
      letters = withRoomFor(letters, count);
      letters[count - 1] = lettersOf(word);
      if (count < slots.length * 0.75) return count - 1;
      slots = new Uint32Array(Math.ceil(slots.length * 1.25));
      for (let number = 0; number < count; number += 1) slots[slotOf(startOf(number), startOf(number + 1))] = number + 1;
      return count - 1;
    },
    /** Words that a few changed letters away may be meant, with how many. What follows a word does not count. */
    similar: (text: string, most: number): { number: number; changes: number }[] => {
      const wanted = lettersOf(text);
      const found: { number: number; changes: number }[] = [];
      for (let number = 0; number < count; number += 1) {
        if (countBits(wanted & ~(letters[number] as number)) > most) continue;
        const word = wordIn(textOf(number));
        if (Math.abs(word.length - text.length) > most) continue;
        const changes = distance(text, word);
        if (changes <= most) found.push({ number, changes });
      }
      return found;
    },
    /** The numbers of the words with a part in them, at that place. */
    select: (part: string, place: 'anywhere' | 'start' | 'end'): number[] => {
      const wanted = lettersOf(part);
      const partBytes = Buffer.from(part);
      const selected: number[] = [];
      for (let number = 0; number < count; number += 1) {
        if ((wanted & ~(letters[number] as number)) !== 0) continue;
        const first = startOf(number);
        const last = startOf(number + 1) - partBytes.length;
        let at = place === 'end' ? Math.max(first, last) : first;
        const end = place === 'start' ? Math.min(first, last) : last;
        while (at <= end && !holdsAt(at, partBytes, 0, partBytes.length)) at += 1;
        if (at <= end) selected.push(number);
      }
      return selected;
    },
  };
};

export type WordList = ReturnType<typeof createWordList>;
