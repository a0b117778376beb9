import { AsyncLocalStorage } from 'node:async_hooks';
import { ENGLISH, isTranslated, type LanguageCode, type Spoken, speakFrom, type TranslatedLanguage } from '@wayfarer/words';
import { catalogueOf } from '@wayfarer/words/files';

const storage = new AsyncLocalStorage<Spoken>();
speakFrom(() => storage.getStore() ?? ENGLISH);

const known = new Map<TranslatedLanguage, Spoken>();

const spokenIn = (language: LanguageCode): Spoken => {
  if (!isTranslated(language)) return ENGLISH;
  const spoken = known.get(language) ?? { language, catalogue: catalogueOf(language) };
  known.set(language, spoken);
  return spoken;
};

/**
 * Runs something, and all that it leads to, in a language: each text that it asks for by `t` is said in it.
 * Without this everything is in English, as staff read it and as it is stored.
 */
export const inLanguage = <Result>(language: LanguageCode, run: () => Result): Result => storage.run(spokenIn(language), run);
