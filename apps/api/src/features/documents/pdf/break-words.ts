import { Font } from '@react-pdf/renderer';

/** A longer word may be wider than its column, and breaks anywhere. */
const MAX_WORD_LENGTH = 24;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}\p{sc=Javanese}]/u;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** An empty part after each is where the library breaks without a hyphen. */
const anywhere = (text: string): string[] => Array.from(characters.segment(text), ({ segment }) => [segment, '']).flat();
const betweenWords = (text: string): string[] =>
  Array.from(words.segment(text), ({ segment }) => (segment.length > MAX_WORD_LENGTH ? anywhere(segment) : [segment, ''])).flat();

/** Says where lines of a document may break within what stands between two spaces. */
export const breakWords = (): void =>
  Font.registerHyphenationCallback((word) => {
    if (UNSPACED.test(word)) return betweenWords(word);
    return word.length > MAX_WORD_LENGTH ? anywhere(word) : [word];
  });
