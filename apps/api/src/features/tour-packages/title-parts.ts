import { foldText } from '../../database/lists/fold-text.ts';

const MAX_PART_LENGTH = 3;

const partsOfLength = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => text.slice(start, start + length));

/**
 * Every piece of one to three characters of a title, folded: an index of them finds any part of the titles of
 * withdrawn packages.
 */
export const titlePartsOf = (title: string): string[] => {
  const key = foldText(title);
  return [...new Set([1, 2, MAX_PART_LENGTH].flatMap((length) => partsOfLength(key, length)))];
};

/**
 * The pieces that a title has if it holds the text: those of the greatest length, which the fewest titles
 * have.
 */
export const partsToSearchBy = (text: string): string[] => {
  const key = foldText(text);
  return [...new Set(partsOfLength(key, Math.min(MAX_PART_LENGTH, key.length)))];
};
