import type { TranslatedLanguage } from '@wayfarer/words';
import { createWordIndex, type WordIndex } from './words/word-index.ts';

/** What reading packages into memory fills, and whom it tells of a package that cannot be read. */
export type Filling = {
  readonly words: WordIndex;
  /** Called for each package that is left out, so that one that is broken does not keep all others away. */
  readonly leaveOut: (id: string, thrown: unknown) => void;
};

const refuse: Filling['leaveOut'] = (id, thrown) => {
  throw new Error(`Package ${id} cannot be read.`, { cause: thrown });
};

/** @param offered languages whose words are known beside English ones */
export const createFilling = (leaveOut = refuse, offered: readonly TranslatedLanguage[] = []): Filling => ({
  words: createWordIndex(offered),
  leaveOut,
});
