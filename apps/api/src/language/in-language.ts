import { AsyncLocalStorage } from 'node:async_hooks';
import { type Catalogue, ENGLISH, type LanguageCode, type Spoken, speakFrom } from '@wayfarer/words';
import { catalogueIn } from './own-words.ts';
import { withIsolatedValues } from './right-to-left.ts';

const storage = new AsyncLocalStorage<Spoken>();
speakFrom(() => storage.getStore() ?? ENGLISH);

const known = new WeakMap<Catalogue, Spoken>();

const spokenIn = (language: LanguageCode): Spoken => {
  const catalogue = catalogueIn(language);
  if (catalogue === null) return ENGLISH;
  const spoken = known.get(catalogue) ?? { language, catalogue: withIsolatedValues(catalogue) };
  known.set(catalogue, spoken);
  return spoken;
};

/**
 * Runs something, and all that it leads to, in a language: each text that it asks for by `t` is said in it.
 * Without this everything is in English, in the words of the sources, as staff read it and as it is stored.
 */
export const inLanguage = <Result>(language: LanguageCode, run: () => Result): Result => storage.run(spokenIn(language), run);
