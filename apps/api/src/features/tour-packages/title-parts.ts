const LONGEST_PART = 3;

const partsOfLength = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => text.slice(start, start + length));

/**
 * Every piece of one to three characters of a title, lowercase. The version before searches by them and may still run beside this one, which
 * only writes them: the next version takes them out.
 */
export const titlePartsOf = (title: string): string[] => {
  const key = title.toLowerCase();
  return [...new Set([1, 2, LONGEST_PART].flatMap((length) => partsOfLength(key, length)))];
};
