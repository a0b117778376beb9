import type { LetterWords, SentTranslations } from '@wayfarer/contracts';
import { changedTranslations } from '../../translations/stored-translations.ts';
import type { LetterRecord } from './letter.model.ts';

/**
 * What is stored of the translations of a letter, where it has or had any. In the product's words it has
 * none.
 * @param own null for the product's words
 */
export const translatedLetter = (
  own: LetterWords | null,
  sent: SentTranslations,
  stored: LetterRecord | null,
): Pick<LetterRecord, 'translations'> => {
  const present = stored?.translations;
  if (own === null) return present ? { translations: null } : {};
  if (!sent && !present) return {};
  return { translations: changedTranslations(sent, { present, from: stored?.own ?? own, to: own }) };
};
