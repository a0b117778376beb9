import { bookingNumberOf } from '@wayfarer/contracts';
import type { BookingRecord } from '../booking.model.ts';

/** The words of a text, lower case and without accents, each once. */
export const wordsOf = (text: string): string[] => {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])];
};

type Searched = Pick<BookingRecord, '_id' | 'username'> & {
  package: Pick<BookingRecord['package'], 'title' | 'destinationName' | 'destinationCountry'>;
};

/** The words that a booking is found by: its number, its traveller's name, its package's title and place. */
export const searchKeysOf = ({ _id, username, package: { title, destinationName, destinationCountry } }: Searched): string[] =>
  wordsOf([bookingNumberOf(String(_id)), username, title, destinationName, destinationCountry].join(' '));
