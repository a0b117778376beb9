import type { TranslatedLanguage } from '@wayfarer/words';
import { continents, countries, getCountryCode, type TContinentCode } from 'countries-list';

type Place = { readonly name: string; readonly country: string };

/** The areas of the United Nations (M49), by which Unicode's tables name continents in each language. */
const AREAS: Readonly<Record<TContinentCode, string>> = {
  AF: '002',
  AN: 'AQ',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
};

const formats = new Map<TranslatedLanguage, Intl.DisplayNames>();
const regionNames = (language: TranslatedLanguage): Intl.DisplayNames => {
  // Cached: a page of a search asks for the names of each of its places.
  const known = formats.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  formats.set(language, known);
  return known;
};

/** A country by whichever of its English names, with its continents; null for what is no country. */
const countryNamed = (name: string) => {
  const code = getCountryCode(name.trim());
  if (code === false) return null;
  const { continent, ...more } = countries[code];
  return { code, continents: 'continents' in more ? more.continents : [continent] };
};

/** Of a damaged record what is no text is left out: it must keep no other from being found. */
const lineOf = (parts: readonly unknown[]): string => parts.filter((part) => typeof part === 'string').join(', ');

/** What a place is found by, as its reason shows it: 'Arusha, Tanzania, Africa'. */
export const placeLine = ({ name, country }: Place): string => {
  const known = typeof country === 'string' ? countryNamed(country) : null;
  return lineOf([name, country, ...(known?.continents.map((one) => continents[one]) ?? [])]);
};

/**
 * The same in another language: 'Arusha, Tansania, Afrika'. The country has its name there even where nobody
 * has translated it.
 * @param translated name and country, where they are translated
 */
export const placeLineIn = (
  language: TranslatedLanguage,
  { country }: Place,
  translated: { readonly name?: unknown; readonly country?: unknown },
): string => {
  const known = typeof country === 'string' ? countryNamed(country) : null;
  const names = regionNames(language);
  const found = known ? [known.code, ...known.continents.map((one) => AREAS[one])] : [];
  return lineOf([translated.name, ...new Set([translated.country, ...found.map((code) => names.of(code))])]);
};
