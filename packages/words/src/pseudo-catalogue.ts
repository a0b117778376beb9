import type { Catalogue } from './words.ts';

const LETTERS = 'aeiouncsyAEIOUSCN';
const ACCENTED = 'áéíöüñçšýÅÉÍÖÜŠÇÑ';
const withAccents = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter);

/** Of its letters, so much is added to a text: the most that translations of a few words take. */
const LONGER_BY = 0.4;

/** What is added is in words of so many letters, as a long translation is. */
const IN_WORDS = /~{8}(?=~)/g;

const PLACE = /(\{\w+\})/;
const isPlace = (part: string): boolean => PLACE.test(part);

/** In brackets, so that a text that is cut off or glued together shows; places of values stay. */
const accented = (text: string): string => {
  const parts = text.split(PLACE);
  const letters = parts.filter((part) => !isPlace(part)).join('').length;
  const body = parts.map((part) => (isPlace(part) ? part : withAccents(part))).join('');
  return `[${body}${'~'.repeat(Math.ceil(letters * LONGER_BY)).replaceAll(IN_WORDS, '$& ')}]`;
};

/**
 * A catalogue of a pseudo-language, made from English texts, with which tests find what is not translated
 * ('xx') or not mirrored ('xr', whose letters are English).
 */
export const pseudoCatalogue = (language: 'xx' | 'xr', english: Readonly<Record<string, readonly string[]>>): Catalogue => {
  const spoken = language === 'xx' ? accented : (text: string) => text;
  return {
    language,
    texts: Object.fromEntries(Object.entries(english).map(([key, forms]) => [key, forms.map(spoken)])),
  };
};
