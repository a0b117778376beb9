import { languages, spokenLanguage } from '@wayfarer/words';

/** Between these a text is put in order by itself: the words around it do not move its digits and signs. */
const [BEGIN, END] = ['\u2068', '\u2069'] as const;
const BEGIN_RIGHT_TO_LEFT = '\u2067';

/** Whether the language of the moment is read from right to left. */
export const isRightToLeft = (): boolean => languages[spokenLanguage()].direction === 'rtl';

/**
 * What a person wrote, a number or a code, beside words that are read from right to left. A link stays as it
 * is: programs that find it would make the mark a part of it.
 */
export const isolated = (text: string): string => (isRightToLeft() && !/^https?:/.test(text) ? `${BEGIN}${text}${END}` : text);

/**
 * A text whose parts are isolated, wherever it is put: without a letter of its own it would be read from left
 * to right, its last part first.
 */
export const inReadingOrder = (text: string): string => (isRightToLeft() ? `${BEGIN_RIGHT_TO_LEFT}${text}${END}` : text);
