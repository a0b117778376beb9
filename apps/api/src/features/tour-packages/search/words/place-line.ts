import { continents, countries, getCountryCode } from 'countries-list';

/** The continents of a country, by whichever of its English names; none of what is no country. */
const continentsOf = (country: string): string[] => {
  const code = getCountryCode(country.trim());
  if (code === false) return [];
  const { continent, ...more } = countries[code];
  return ('continents' in more ? more.continents : [continent]).map((one) => continents[one]);
};

/**
 * What a place is found by, as its reason shows it: 'Arusha, Tanzania, Africa'. Of a damaged record what is
 * no text is left out: it must keep no other from being found.
 */
export const placeLine = ({ name, country }: { readonly name: string; readonly country: string }): string =>
  [name, country, ...(typeof country === 'string' ? continentsOf(country) : [])]
    .filter((part) => typeof part === 'string')
    .join(', ');
