import { BASE_LANGUAGE, type LanguageCode } from '@wayfarer/words';
import { wordsIn } from './split-text.ts';

/** Articles, prepositions and the like: each says nothing of a trip, beside words that do. */
const written = {
  en: 'a an and at by for from in of on or the to with',
  de: 'am an auf aus bei das dem den der des die ein eine einem einen einer für im in mit nach oder und vom von zu zum zur',
  fr: 'a à au aux avec d dans de des du en et l la le les ou par pour sur un une',
  es: 'a al con de del el en la las los o para por un una y',
  hi: 'एक और का की के को पर में या से',
  ar: 'أو إلى على عن في مع من و',
  pt: 'a à ao as com da das de do dos e em na nas no nos o os ou para por um uma',
} as const satisfies { readonly [Code in LanguageCode]?: string };

const english: ReadonlySet<string> = new Set(wordsIn(written[BASE_LANGUAGE]));
const known: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(written).map(([code, words]) => [code, new Set([...english, ...wordsIn(words)])]),
);

/** Those of English and of a language, as words are compared. */
export const smallWordsOf = (language: LanguageCode = BASE_LANGUAGE): ReadonlySet<string> => known.get(language) ?? english;
