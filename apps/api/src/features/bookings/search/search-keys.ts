import { bookingNumberOf } from '@wayfarer/contracts';
import { wordsOf } from '../../../database/lists/words-of.ts';
import type { BookingRecord } from '../booking.model.ts';

export type Searched = Pick<BookingRecord, '_id' | 'username'> & {
  package: Pick<BookingRecord['package'], 'title' | 'destinationName' | 'destinationCountry'>;
};

/** The search words of a booking: its number, its traveller's name, its package's title and place. */
export const searchKeysOf = ({ _id, username, package: { title, destinationName, destinationCountry } }: Searched): string[] =>
  wordsOf([bookingNumberOf(String(_id)), username, title, destinationName, destinationCountry].join(' '));
