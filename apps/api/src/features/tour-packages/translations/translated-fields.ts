import { packageTextsOf, type TextsOfPackage, type TourPackageForm } from '@wayfarer/contracts';
import { changedTranslations, wholeLanguages } from '../../../translations/stored-translations.ts';
import type { TourPackageRecord } from '../tour-package.model.ts';

type Fields = Pick<TourPackageRecord, 'translations' | 'translatedInto'>;

/** The English of a package once a form is written: what that does not say stays. */
export const englishAfter = (form: TextsOfPackage, present?: TourPackageRecord): TextsOfPackage => ({
  ...present,
  ...form,
  ...Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
});

/**
 * What is stored of the translations of a package, where it has or had any: of those that a form says, and of
 * the present ones, which follow the English texts.
 * @throws VALIDATION for a text without an English one
 */
export const translatedFields = (
  sent: TourPackageForm['translations'],
  form: TextsOfPackage,
  present?: TourPackageRecord,
): Fields => {
  if (!sent && !present?.translations) return {};
  const to = packageTextsOf(englishAfter(form, present));
  const from = present ? packageTextsOf(present) : to;
  const translations = changedTranslations(sent, { present: present?.translations, from, to });
  const whole = wholeLanguages(to, translations);
  return { translations, translatedInto: whole.length > 0 ? whole : null };
};
