import { ENGLISH, isTranslated, type LanguageCode } from '@wayfarer/words';
import { catalogueOf } from '@wayfarer/words/files';
import { onTestFinished } from 'vitest';
import { speak } from '../shared/words/words.ts';

/** Until the end of a test everything is said in a language, with its catalogue, as on a page of it. */
export const speakIn = (language: LanguageCode): void => {
  onTestFinished(() => speak(ENGLISH));
  speak({ language, catalogue: isTranslated(language) ? catalogueOf(language) : null });
};
