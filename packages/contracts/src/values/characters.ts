const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text in what a person counts as characters: a letter with its accents, an emoji with what it is joined
 * to.
 */
export const charactersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Whether a person counts at most so many characters. */
export const hasAtMost = (text: string, most: number): boolean => text.length <= most || charactersOf(text).length <= most;

/** The beginning of a text, at most so many characters of it, none of them split. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : charactersOf(text).slice(0, most).join('');
