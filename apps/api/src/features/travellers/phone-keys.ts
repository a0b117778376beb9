import { EXTENSION, withPlainDigits } from '@wayfarer/contracts';
import type { TravellersRecord } from './travellers.model.ts';

type Named = { readonly name: string; readonly phone?: string | undefined };
type Listed = Pick<TravellersRecord, 'contact' | 'travellers'>;

/** Fewer digits are in too many numbers. */
const MIN_DIGITS = 6;
/** Of a number with its country (ITU-T E.164). */
const MAX_DIGITS = 15;
/**
 * The last digits, which tell a number from others: what may stand before them, such as +91 or 0, is not
 * always written.
 */
const TOLD_BY = 10;

/** The digits of a text, in any script, as 0 to 9. */
export const digitsOf = (text: string): string => withPlainDigits(text).replaceAll(/\D/g, '');

/** What begins at each digit of a number, so that a search for beginnings finds every part of it. */
const partsOf = ({ phone = '' }: Partial<Named>): string[] => {
  const digits = digitsOf(phone.replace(EXTENSION, '')).slice(-MAX_DIGITS);
  return Array.from({ length: Math.max(0, digits.length - MIN_DIGITS + 1) }, (_, from) => digits.slice(from));
};

const peopleOf = ({ contact, travellers }: Listed): Named[] => [contact, ...travellers].flatMap((one) => one ?? []);

/** The keys by which a booking is found by the phone numbers on it. */
export const phoneKeysOf = (listed: Listed): string[] => [...new Set(peopleOf(listed).flatMap(partsOf))];

/**
 * How the keys begin that a search for a phone number looks for, however it is written; null where it is for
 * something else.
 */
export const soughtPhoneOf = (search: string): string | null => {
  const number = search.replace(EXTENSION, '');
  if (/[\p{L}@]/u.test(number)) return null;
  const digits = digitsOf(number);
  if (digits.length < MIN_DIGITS) return null;
  const withoutZeros = digits.replace(/^0+/, '');
  return (withoutZeros.length < MIN_DIGITS ? digits : withoutZeros).slice(-TOLD_BY);
};

/** Who has the phone number that was sought. */
export const personWith = (listed: Listed, sought: string): { name: string; phone: string } | undefined =>
  peopleOf(listed)
    .filter((one) => partsOf(one).some((part) => part.startsWith(sought)))
    .map(({ name, phone = '' }) => ({ name, phone }))[0];
