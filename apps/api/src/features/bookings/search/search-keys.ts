import { bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import { wordsOf } from '../../../database/lists/words-of.ts';
import type { TravellersRecord } from '../../travellers/index.ts';
import type { BookingRecord } from '../booking.model.ts';

export type Searched = Pick<BookingRecord, '_id' | 'username' | 'travelDate'> & {
  package: Pick<BookingRecord['package'], 'title' | 'destinationName' | 'destinationCountry'>;
};

/** Who comes, and whom to reach about it. */
export type Coming = Pick<TravellersRecord, 'travellers' | 'contact' | 'isForgotten'>;

/** Of a deleted account nobody is found any more. */
const namesOf = ({ travellers, contact, isForgotten }: Coming): string[] => {
  if (isForgotten) return [];
  const ofContact = contact ? [contact.name, contact.invoiceTo?.company ?? ''] : [];
  return [...travellers.flatMap((one) => one?.name ?? []), ...ofContact];
};

/** Who books, and who comes with them. */
export type Named = {
  /** Null where nobody is named yet. */
  readonly coming: Coming | null;
  /** On the account. */
  readonly name?: string | undefined;
};

/** Made once: making it takes longer than all else that is done to the words of a booking. */
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** 'May 2026' for a day of it: people remember when somebody travelled. */
const monthOf = (day: string): string => MONTH.format(new Date(`${day}T12:00:00Z`));

const searchWordsOf = (booking: Searched, { coming, name }: Named): string[] => {
  const names = coming === null ? [] : namesOf(coming);
  const { title, destinationName, destinationCountry } = booking.package;
  const texts = [
    bookingNumberOf(String(booking._id)),
    booking.username,
    name ?? '',
    ...names,
    title,
    destinationName,
    destinationCountry,
  ];
  return wordsOf([...texts, monthOf(booking.travelDate)].join(' '));
};

/**
 * The search words of a booking: its number, the names of its account and of everybody on it, the company
 * that its invoice is for, its package's title and place, and the month in which it begins; and what it is
 * ordered by in lists by names, which is what its customer is called.
 */
export const namedKeysOf = (booking: Searched, named: Named): Pick<BookingRecord, 'searchKeys' | 'usernameKey'> => {
  const contact = named.coming?.isForgotten ? null : named.coming?.contact;
  return {
    searchKeys: searchWordsOf(booking, named),
    usernameKey: displayNameOf({ username: booking.username, name: named.name, contact }).toLowerCase(),
  };
};
