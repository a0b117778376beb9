import { type Letter, translationOf } from '@wayfarer/contracts';
import { languages, translatedLanguages } from '@wayfarer/words';

type Told = { readonly words: 'own' | 'ours'; readonly version: number; readonly changedIn?: readonly string[] };

const toldOf = ({ own, version }: Letter): Told => ({ words: own ? 'own' : 'ours', version });

const textsOf = (letter: Letter, code: (typeof translatedLanguages)[number]): string =>
  JSON.stringify([...translationOf(letter.translations?.[code]).texts]);

/**
 * A change of a letter for the permanent log: whose words, and in which other languages they were changed,
 * not which; they may name persons.
 */
export const toldLetter = (from: Letter, to: Letter): { readonly from: Told; readonly to: Told } => {
  const changed = translatedLanguages.filter((code) => textsOf(from, code) !== textsOf(to, code));
  const changedIn = changed.map((code) => languages[code].english);
  return { from: toldOf(from), to: { ...toldOf(to), ...(changedIn.length > 0 ? { changedIn } : {}) } };
};
