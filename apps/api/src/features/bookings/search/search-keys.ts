import { bookingNumberOf } from '@wayfarer/contracts';
import { wordsOf } from '../../../database/lists/words-of.ts';
import type { BookingRecord } from '../booking.model.ts';

export type Searched = Pick<BookingRecord, '_id' | 'username' | 'travelDate'> & {
  package: Pick<BookingRecord['package'], 'title' | 'destinationName' | 'destinationCountry'>;
};

/** 'May 2026' for a day of it: people remember when somebody travelled. */
const monthOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The search words of a booking: its number, the names of its account and of everybody on it, its package's title and
 * place, and the month in which it begins.
 * @param names of who comes, as far as they are known
 */
export const searchKeysOf = (booking: Searched, names: readonly string[] = []): string[] => {
  const { title, destinationName, destinationCountry } = booking.package;
  const texts = [bookingNumberOf(String(booking._id)), booking.username, ...names, title, destinationName, destinationCountry];
  return wordsOf([...texts, monthOf(booking.travelDate)].join(' '));
};
