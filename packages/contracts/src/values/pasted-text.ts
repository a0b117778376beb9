/**
 * What address books, chats and documents put into a text beside what it says, seen by nobody: embeddings of
 * direction and the mark of byte order. The one that turns letters around stays, and is refused where it
 * would deceive.
 */
const EMBEDDINGS = /[\u202a-\u202d\ufeff]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const AROUND = /[\s\u200b\u200e\u2060]/;

/** Without blanks and marks at its ends: a pattern would go through long runs of blanks again and again. */
const withoutEnds = (text: string): string => {
  let [begin, end] = [0, text.length];
  while (begin < end && AROUND.test(text.charAt(begin))) begin += 1;
  while (end > begin && AROUND.test(text.charAt(end - 1))) end -= 1;
  return text.slice(begin, end);
};

/**
 * Prose as it is meant, whoever pasted it: isolates of direction stay, as they belong to texts in two
 * scripts.
 */
export const pastedProse = (text: string): string => withoutEnds(text.replaceAll(EMBEDDINGS, ''));

/** A line as it is meant, whoever pasted it. */
export const pastedLine = (text: string): string => pastedProse(text.replaceAll(ISOLATES, ''));

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const HYPHENS = /[\p{Pd}\u2212]/gu;

/**
 * What is made of letters, digits and signs alone (a phone number, an address, a code) as one would type it:
 * without what nobody sees, with one kind of blank and of hyphen, and with plain forms of wide letters.
 */
export const pastedSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(HYPHENS, '-')
    .trim();

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** '7' for 7, ७ and ٧: the digits of each script follow its zero. */
const asciiOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (before < code && isDigit(code - before - 1)) before += 1;
  return String(before % 10);
};

/** A text with the digits of each script as 0 to 9. */
export const withPlainDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, asciiOf);
