import { foldText } from './fold-text.ts';

/** Scripts that write no spaces between words. */
export const UNSPACED = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;
/** Letters by which a word inside a text without spaces is found. */
const MAX_PIECE_LENGTH = 8;

/**
 * Letters that Unicode takes apart into nothing, as people write them who have no such key; of Arabic, those
 * of Persian.
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ٱ: 'ا',
  // It stretches a word, and changes nothing.
  ـ: '',
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
/**
 * Marks that people leave out: all but those of Devanagari, whose vowel signs tell किला, a fort, from काला,
 * black, and कल, yesterday. Of Devanagari it is the dot of borrowed sounds alone.
 */
const OPTIONAL_MARKS = /(?!\p{Script=Devanagari})\p{M}|\u093c/gu;
/** Letters of Devanagari that are shown as joined or apart, as the font has them. */
const JOINERS = /(?<=\u094d)[\u200c\u200d]/gu;
/** What nasalizes in Devanagari, written in any of three ways: हिन्दी and हिंदी, गाँव and गांव. */
const NASALS = /\u0901|\u0928\u094d/gu;
const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(OPTIONAL_MARKS, '').replaceAll(JOINERS, '').replaceAll(NASALS, '\u0902');

/** A word of a text, with the joiners of Devanagari in it. */
export const WORD = /(?:[\p{L}\p{M}\p{N}]|(?<=\u094d)[\u200c\u200d])+/gu;

/**
 * A text as its words are compared: folded, without accents, and with plain letters. Arabic is without its
 * vowel marks, and each form of alef, yeh and teh marbuta is one letter.
 */
export const plainText = (text: string): string =>
  foldText(withoutAccents(foldText(text)).replaceAll(LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter));

/** What stands between spaces and signs; what scripts without spaces write is apart from the rest. */
const partsOf = (text: string): string[] => {
  return (plainText(text).match(WORD) ?? []).flatMap((word) => word.split(UNSPACED)).filter(Boolean);
};

const piece = (letters: readonly string[], from: number): string => letters.slice(from, from + MAX_PIECE_LENGTH).join('');

/**
 * The words of a text, folded and without accents, each once. Of a text without spaces, what begins at each
 * of its letters, so that a search that finds the beginnings of words finds every part of it.
 */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    partsOf(text).flatMap((part) => {
      if (!UNSPACED.test(part)) return [part];
      const letters = Array.from(part);
      return letters.map((_, from) => piece(letters, from));
    }),
  ),
];

/** The words to be searched for, each once: of a text without spaces, its parts one after the other. */
export const soughtWordsOf = (text: string): string[] => [
  ...new Set(
    partsOf(text).flatMap((part) => {
      if (!UNSPACED.test(part)) return [part];
      const letters = Array.from(part);
      return letters.flatMap((_, from) => (from % MAX_PIECE_LENGTH === 0 ? [piece(letters, from)] : []));
    }),
  ),
];
