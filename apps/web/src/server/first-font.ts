import type { LanguageCode } from '@wayfarer/words';
import type { SiteLanguage } from './languages.ts';

/** Languages with a first font file of their own. Hindi and Arabic are drawn with fonts of the system. */
export const withOwnFont = ['de', 'fr', 'es'] as const satisfies readonly LanguageCode[];

/**
 * What the pages of a language have besides the letters of English ones: letters that are in the file of
 * their own, and isolates, which are in no font. For each of them a browser would load a second file, of
 * 20 kB.
 */
export const firstLetters: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: 'ÄÖÜß„',
  fr: '«»ÀÂÇÈÉÊËÎÏÔÙÛîùûŒœ',
  es: '¡¿ÁÉÍÑÓÚ',
  ar: '\u2066\u2067\u2068\u2069',
};

const FILE = /\/assets\/figtree-first-[\w-]+\.woff2/g;
/** The place in a style sheet at which the letters of that file are listed. */
const RANGE = /(figtree-first-[^}]*?unicode-range:)/g;

/** U+C4,U+D6 */
const rangeOf = (letters: string): string =>
  Array.from(letters)
    .map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
    .join();

/** A part of the built page with the first font file of a language in place of that of English. */
export const withFirstFont = ({ code, texts }: SiteLanguage, text: string): string => {
  const letters = firstLetters[code];
  if (letters === undefined) return text;
  const ranged = text.replaceAll(RANGE, `$1${rangeOf(letters)},`);
  return texts?.font === undefined ? ranged : ranged.replaceAll(FILE, texts.font);
};
