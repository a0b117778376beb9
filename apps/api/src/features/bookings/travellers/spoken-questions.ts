import { type Travellers, translatedPackage } from '@wayfarer/contracts';
import { spokenTranslation } from '../../../language/own-language.ts';
import type { PackageNow } from '../package-now.ts';

/**
 * The own questions of a package in the language of the moment, and which of their words are English. Nothing
 * in English. They are only read: answers are sent, checked and kept with the English choices.
 */
export const spokenQuestions = (
  tourPackage: Pick<PackageNow, 'ownQuestions' | 'translations'> | undefined,
): Pick<Travellers, 'spokenQuestions' | 'untranslated'> => {
  const language = spokenTranslation();
  if (!tourPackage?.ownQuestions || language === undefined) return {};
  const asked = { title: '', description: '', itinerary: [], ownQuestions: tourPackage.ownQuestions };
  const { ownQuestions, untranslated } = translatedPackage(asked, tourPackage.translations?.[language]);
  return { spokenQuestions: ownQuestions, untranslated };
};
