import { isolate, languages, spokenLanguage } from '@wayfarer/words';

/** Whether the language of the moment is read from right to left. */
export const isRightToLeft = (): boolean => languages[spokenLanguage()].direction === 'rtl';

/**
 * What a person wrote, a number or a code, beside words that are read from right to left. A link stays as it
 * is: programs that find it would make the mark a part of it.
 */
export const isolated = (text: string): string => (isRightToLeft() && !/^https?:/.test(text) ? isolate(text) : text);

/**
 * A text whose parts are isolated, wherever it is put: without a letter of its own it would be read from left
 * to right, its last part first.
 */
export const inReadingOrder = (text: string): string => (isRightToLeft() ? `\u2067${text}\u2069` : text);
