import { type LanguageCode, languages } from '@wayfarer/words';
import { pageLanguage } from '../words/words.ts';

let known: { readonly language: LanguageCode; readonly names: Intl.DisplayNames } | null = null;

/** 'India' for 'IN', in the language of the page. */
export const countryName = (code: string): string => {
  const language = pageLanguage();
  if (known?.language !== language)
    known = { language, names: new Intl.DisplayNames(languages[language].tag, { type: 'region' }) };
  return known.names.of(code) ?? code;
};
