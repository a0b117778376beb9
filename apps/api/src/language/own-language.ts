import {
  BASE_LANGUAGE,
  isLanguageCode,
  isTranslated,
  type LanguageCode,
  spokenLanguage,
  type TranslatedLanguage,
  t,
} from '@wayfarer/words';
import type { Config } from '../config.ts';
import { wrongField } from '../errors/wrong-field.ts';

type Offering = Pick<Config, 'LANGUAGES'>;

/** A language as a part of a document or of an answer; absent: English. */
export type OwnLanguage = { readonly language?: LanguageCode };

/**
 * A stored language as a part of something: nothing for English, and nothing for one that this site does not
 * offer, or does not offer any more.
 */
export const offeredLanguage = ({ LANGUAGES = [] }: Partial<Offering>, language: string | undefined): OwnLanguage =>
  language !== undefined && LANGUAGES.includes(language) && isLanguageCode(language) ? { language } : {};

/** The same where something is said in it. */
export const languageRead = (offering: Partial<Offering>, language: string | undefined): LanguageCode =>
  offeredLanguage(offering, language).language ?? BASE_LANGUAGE;

/** The language of the moment, which texts may be translated into; undefined for English. */
export const spokenTranslation = (): TranslatedLanguage | undefined => {
  const language = spokenLanguage();
  return isTranslated(language) ? language : undefined;
};

/** The language of the page whose call is being answered, as a part of what is stored for its reader. */
export const languageOfPage = (): OwnLanguage => {
  const language = spokenTranslation();
  return language === undefined ? {} : { language };
};

/** @throws VALIDATION at its field for a language that this site does not offer */
export const assertLanguageOffered = ({ LANGUAGES }: Offering, language: LanguageCode | undefined, field = 'language'): void => {
  if (language === undefined || language === BASE_LANGUAGE || LANGUAGES.includes(language)) return;
  throw wrongField(field, t('This site is not offered in this language.'));
};
