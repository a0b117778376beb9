import { type Catalogue, isLanguageCode } from '@wayfarer/words';
import { speak } from '../../shared/words/words.ts';

/**
 * Learns the language of the page, and loads its texts, whose address the server has written into it. An
 * English page names none.
 * @returns false where they cannot be loaded: then the page is rendered in English, which is better than none
 */
export const loadWords = async (): Promise<boolean> => {
  const { words, language = '' } = document.documentElement.dataset;
  if (words === undefined || !isLanguageCode(language)) return true;
  const answer = await fetch(words).catch(() => null);
  const catalogue = answer?.ok === true ? ((await answer.json()) as Catalogue) : null;
  speak({ language, catalogue });
  return catalogue !== null;
};
