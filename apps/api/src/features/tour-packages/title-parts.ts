const LONGEST_PART = 3;

const partsOfLength = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => text.slice(start, start + length));

/** Every piece of one to three characters of a title, lowercase: the index over these finds any part of a word without a scan. */
export const titlePartsOf = (title: string): string[] => {
  const key = title.toLowerCase();
  return [...new Set([1, 2, LONGEST_PART].flatMap((length) => partsOfLength(key, length)))];
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The conditions for titles that hold a text, whatever the case, taken literally: the index narrows, the pattern decides. */
export const titleHolds = (text: string): Record<string, unknown> => {
  const key = text.toLowerCase();
  const parts = key.length <= LONGEST_PART ? [key] : [...new Set(partsOfLength(key, LONGEST_PART))];
  return { titleParts: { $all: parts }, titleKey: { $regex: escaped(key) } };
};
