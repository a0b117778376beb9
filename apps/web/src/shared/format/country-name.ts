import { languages, spokenLanguage } from '@wayfarer/words';

const formats = new Map<string, Intl.DisplayNames>();

/** 'India' for 'IN'. */
export const countryName = (code: string): string => {
  const { tag } = languages[spokenLanguage()];
  const known = formats.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' });
  formats.set(tag, known);
  return known.of(code) ?? code;
};
