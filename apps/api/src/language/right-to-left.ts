import { type Catalogue, languages, spokenLanguage } from '@wayfarer/words';

/** Between these a text is put in order by itself: the words around it do not move its digits and signs. */
const [BEGIN, END] = ['\u2068', '\u2069'] as const;

/** Whether the language of the moment is read from right to left. */
export const isRightToLeft = (): boolean => languages[spokenLanguage()].direction === 'rtl';

/**
 * What a person wrote, a number or a code, beside words that are read from right to left. A link stays as it
 * is: programs that find it would make the mark a part of it.
 */
export const isolated = (text: string): string => (isRightToLeft() && !/^https?:/.test(text) ? `${BEGIN}${text}${END}` : text);

/**
 * The same catalogue, with each value but a link, `{address}`, isolated where its language is read from right
 * to left: what is said here is plain text, in subjects, calendars and errors, which cannot have elements
 * around a value.
 */
export const withIsolatedValues = (catalogue: Catalogue): Catalogue => {
  if (languages[catalogue.language].direction === 'ltr') return catalogue;
  const isolate = (text: string): string => text.replaceAll(/\{(?!address\})\w+\}/g, `${BEGIN}$&${END}`);
  return {
    ...catalogue,
    texts: Object.fromEntries(Object.entries(catalogue.texts).map(([key, forms]) => [key, forms.map(isolate)])),
  };
};
