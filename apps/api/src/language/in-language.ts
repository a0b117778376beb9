import { AsyncLocalStorage } from 'node:async_hooks';
import { ENGLISH, type LanguageCode, type Spoken, speakFrom } from '@wayfarer/words';
import { catalogueIn } from './own-words.ts';

const storage = new AsyncLocalStorage<Spoken>();
speakFrom(() => storage.getStore() ?? ENGLISH);

const spokenIn = (language: LanguageCode): Spoken => {
  const catalogue = catalogueIn(language);
  return catalogue === null ? ENGLISH : { language, catalogue };
};

/**
 * Runs something, and all that it leads to, in a language: each text that it asks for by `t` is said in it.
 * Without this everything is in English, in the words of the sources, as staff read it and as it is stored.
 */
export const inLanguage = <Result>(language: LanguageCode, run: () => Result): Result => storage.run(spokenIn(language), run);
