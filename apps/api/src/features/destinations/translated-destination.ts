import { type DestinationForm, translatedTexts, translationOf } from '@wayfarer/contracts';
import type { TranslatedLanguage } from '@wayfarer/words';
import { changedTranslations } from '../../translations/stored-translations.ts';
import type { DestinationRecord } from './destination.model.ts';

type Texts = Pick<DestinationRecord, 'name' | 'country' | 'description'>;
const textsOf = ({ name, country, description }: Texts) => ({ name, country, description });

/** Of a destination that is read in another language: its texts that are in English. */
export type ReadDestination = DestinationRecord & { readonly untranslated?: string[] };

/**
 * A destination as travellers read it: with its texts in a language, where they are translated, and without
 * its translations.
 * @param language null for English; 'all' for English with every translation
 */
export const destinationInLanguage = (
  destination: DestinationRecord,
  language: TranslatedLanguage | 'all' | null,
): ReadDestination => {
  if (language === 'all') return destination;
  const { translations, ...english } = destination;
  if (language === null) return english;
  const { texts, untranslated } = translatedTexts(textsOf(english), translationOf(translations?.[language]).texts);
  return { ...english, ...texts, untranslated: [...untranslated] };
};

/** Where a package goes, in a language, as far as it is translated. @param language undefined for English */
export const placeInLanguage = <Place extends Pick<DestinationRecord, 'name' | 'country' | 'translations'>>(
  { translations, ...place }: Place,
  language: TranslatedLanguage | undefined,
): Omit<Place, 'translations'> => {
  if (language === undefined) return place;
  const { name, country } = place;
  return { ...place, ...translatedTexts({ name, country }, translationOf(translations?.[language]).texts).texts };
};

/**
 * What is stored of the translations of a destination, where it has or had any.
 * @throws VALIDATION for a text without an English one
 */
export const translatedFields = (
  { translations: sent, ...form }: Omit<DestinationForm, 'version'>,
  present?: DestinationRecord,
): Pick<DestinationRecord, 'translations'> => {
  if (!sent && !present?.translations) return {};
  const to = textsOf(form);
  return {
    translations: changedTranslations(sent, { present: present?.translations, from: present ? textsOf(present) : to, to }),
  };
};
