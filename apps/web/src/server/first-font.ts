import type { LanguageCode } from '@wayfarer/words';
import type { SiteLanguage } from './languages.ts';

/**
 * Languages with a first font file of their own: the letters that English pages' file lacks. A browser would
 * load a second one for each of them, of 20 kB. Hindi and Arabic are drawn with fonts of the system.
 */
export const firstLetters: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: 'ÄÖÜß„',
  fr: '«»ÀÂÇÈÉÊËÎÏÔÙÛîùûŒœ',
  es: '¡¿ÁÉÍÑÓÚ',
};

const FILE = /\/assets\/figtree-first-[\w-]+\.woff2/g;
/** The place in a style sheet at which the letters of that file are listed. */
const RANGE = /(figtree-first-[^}]*?unicode-range:)/g;

/** U+C4,U+D6 */
const rangeOf = (letters: string): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`).join();

/** A part of the built page with the first font file of a language in place of that of English. */
export const withFirstFont = ({ code, texts }: SiteLanguage, text: string): string => {
  const letters = firstLetters[code];
  if (letters === undefined || texts?.font === undefined) return text;
  return text.replaceAll(RANGE, `$1${rangeOf(letters)},`).replaceAll(FILE, texts.font);
};
