import { EXTENSION, withPlainDigits } from '@wayfarer/contracts';
import { readPhone } from '../../integrations/phone-numbers.ts';

/** Fewer digits are in too many numbers. */
const MIN_DIGITS = 6;
/** Of a number with its country (ITU-T E.164). */
const MAX_DIGITS = 15;
/**
 * The last digits, which tell a number that cannot be read from others: what may stand before them is not
 * always written.
 */
const TOLD_BY = 10;
/** From so many digits on, a number without a + may begin with the code of its country. */
const WITH_COUNTRY = 10;

/** The digits of a text, in any script, as 0 to 9. */
export const digitsOf = (text: string): string => withPlainDigits(text).replaceAll(/\D/g, '');

const endsOf = (digits: string): string[] =>
  Array.from({ length: Math.max(0, digits.length - MIN_DIGITS + 1) }, (_, from) => digits.slice(from));

/**
 * What begins at each digit of a phone number, as it was typed and as E.164, so that a search for beginnings
 * finds every part of it; and the E.164 form itself.
 * @param timeZone of the site, whose country a number without one belongs to
 */
export const phoneKeysOf = (phone: string, timeZone: string): string[] => {
  const typed = digitsOf(phone.replace(EXTENSION, '')).slice(-MAX_DIGITS);
  const read = readPhone(phone, timeZone);
  return [...new Set([...endsOf(typed), ...(read ? [...endsOf(digitsOf(read.e164)), read.e164] : [])])];
};

/** Without those that begin like a shorter one: whatever they find, it finds. */
const shortest = (beginnings: readonly string[]): string[] => [
  ...new Set(beginnings.filter((one) => !beginnings.some((other) => other !== one && one.startsWith(other)))),
];

/**
 * How the keys begin that a search for a phone number looks for, however it is written: as at home, as from
 * abroad, or a part of it. Null where it is for something else.
 */
export const soughtPhonesOf = (search: string, timeZone: string): string[] | null => {
  const number = search.replace(EXTENSION, '');
  if (/[\p{L}@]/u.test(number)) return null;
  const digits = digitsOf(number);
  if (digits.length < MIN_DIGITS) return null;
  const withoutZeros = digits.replace(/^0+/, '');
  const typed = (withoutZeros.length < MIN_DIGITS ? digits : withoutZeros).slice(-TOLD_BY);
  const asShown = digits.length > WITH_COUNTRY ? readPhone(`+${digits}`, timeZone) : null;
  const read = [readPhone(number, timeZone), asShown].flatMap((one) => one?.national ?? []);
  return shortest([typed, ...read.filter((national) => national.length >= MIN_DIGITS)]);
};

/** Whether a phone number is one of those that are sought. */
export const isSoughtPhone = (phone: string, sought: readonly string[], timeZone: string): boolean =>
  phoneKeysOf(phone, timeZone).some((key) => sought.some((beginning) => key.startsWith(beginning)));
