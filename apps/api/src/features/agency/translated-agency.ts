import {
  type Agency,
  type AgencyForm,
  type AgencyValues,
  agencyWordsOf,
  textsIn,
  translatedTexts,
  translationOf,
  withAgencyWords,
} from '@wayfarer/contracts';
import type { TranslatedLanguage } from '@wayfarer/words';
import { changedTranslations } from '../../translations/stored-translations.ts';
import type { AgencyRecord } from './agency.model.ts';
import { ourTextsIn } from './our-texts.ts';

type Translations = AgencyRecord['translations'];

/**
 * The agency as travellers read it: its texts as it has translated them, those that are still the product's
 * in the product's words of that language, and the rest in English, which is named.
 */
export const agencyInLanguage = (agency: Agency, translations: Translations, language: TranslatedLanguage): Agency => {
  const english = agencyWordsOf(agency);
  const own = translationOf(translations?.[language]).texts;
  const ours = ourTextsIn(language, agency.name);
  const translated = [...textsIn(english)].flatMap(([path, text]): [string, string][] => {
    const words = own.get(path) ?? ours.get(text);
    return words === undefined ? [] : [[path, words]];
  });
  const { texts, untranslated } = translatedTexts(english, new Map(translated));
  return { ...withAgencyWords(agency, texts), untranslated: [...untranslated] };
};

/**
 * What is stored of the translations of the agency, where it has or had any.
 * @throws VALIDATION for a text without an English one
 */
export const translatedFields = (
  sent: AgencyForm['translations'],
  present: Translations,
  { from, to }: { readonly from: AgencyValues; readonly to: AgencyValues },
): Pick<AgencyRecord, 'translations'> => {
  if (!sent && !present) return {};
  return { translations: changedTranslations(sent, { present, from: agencyWordsOf(from), to: agencyWordsOf(to) }) };
};
