import { EXTENSION, withPlainDigits } from '@wayfarer/contracts';
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The library of types does not know it yet. */
type WithTimeZones = Intl.Locale & { getTimeZones: () => string[] | undefined };

const zonesOf = (country: string): readonly string[] => (new Intl.Locale(`und-${country}`) as WithTimeZones).getTimeZones() ?? [];
const nameInUse = (timeZone: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

const countries = new Map<string, CountryCode | undefined>();

/**
 * The country whose time a zone is: that of a phone number which is written without one
 * (docs/decisions/0121). Undefined for a zone of no country, such as UTC.
 */
export const countryOf = (timeZone: string): CountryCode | undefined => {
  if (!countries.has(timeZone)) {
    const zone = nameInUse(timeZone);
    countries.set(
      timeZone,
      getCountries().find((country) => zonesOf(country).includes(zone)),
    );
  }
  return countries.get(timeZone);
};

/** A phone number as every telephone in the world can dial it. */
export type DialledNumber = {
  /** ITU-T E.164, with its +. */
  readonly e164: string;
  /** Without the code of its country, and without what is dialled before it at home. */
  readonly national: string;
  /** Absent where several countries share the number's code. */
  readonly country?: string;
};

const parsed = (text: string, country: CountryCode | undefined): DialledNumber | null => {
  const found = parsePhoneNumberFromString(text, country);
  if (!found?.isPossible()) return null;
  return { e164: found.number, national: found.nationalNumber, ...(found.country ? { country: found.country } : {}) };
};

/**
 * A phone number as people write it, read by the rules of its country; null where it is none of theirs.
 * @param timeZone of the site, for numbers without a country
 */
export const readPhone = (text: string, timeZone: string): DialledNumber | null => {
  const number = withPlainDigits(text).replace(EXTENSION, '').trim();
  // What is dialled in most countries before the code of another one.
  const isAbroad = /^(\+|00)/.test(number);
  return isAbroad ? parsed(number.replace(/^00/, '+'), undefined) : parsed(number, countryOf(timeZone));
};
