/**
 * A text that is put in order by itself: the words around it do not move its digits and signs, nor its
 * letters theirs (U+2068 and U+2069).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
