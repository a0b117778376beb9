import { translatedTexts } from '../translation/translated-texts.ts';
import { translationOf, type WrittenTranslation } from '../translation/written-translation.ts';
import { packageTextsOf, type TextsOfPackage, withPackageTexts } from './package-texts.ts';

/** A package with its texts in a language, in English where they are not translated, and which those are. */
export const translatedPackage = <Package extends TextsOfPackage>(
  tourPackage: Package,
  translation: WrittenTranslation | undefined,
): Package & { untranslated: string[] } => {
  const { texts, untranslated } = translatedTexts(packageTextsOf(tourPackage), translationOf(translation).texts);
  return { ...withPackageTexts(tourPackage, texts), untranslated: [...untranslated] };
};
