import { displayNameOf } from '@wayfarer/contracts';
import { BASE_LANGUAGE, type LanguageCode, spokenLanguage } from '@wayfarer/words';
import type { Database } from '../../../database/connect.ts';
import type { ObjectId } from '../../../database/object-ids.ts';
import { inLanguage } from '../../../language/in-language.ts';
import type { BookedTrip, CallInstead, ComposedEmail, EmailContent } from '../../emails/index.ts';
import { canBeWrittenTo, hasPassword, nameInEmails, type UserRecord, userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { peopleOf } from '../people/people-of.ts';
import { readBookedTrip } from './booked-trip.ts';
import { callInsteadOf } from './call-instead.ts';

/** `name`: as an email to the traveller may say it; `person`: to the agency, what they are called. */
export type About = {
  readonly username: string;
  readonly name?: string;
  readonly person: string;
  readonly trip: BookedTrip;
  readonly firstDay: string | null;
};

type Read = { readonly booking: BookingRecord; readonly user: UserRecord; readonly about: About };

/**
 * What an email about a booking is made of, in its present state; null where its traveller is deleted.
 * @param languageOf in which the agency's own words are read
 */
export const readAbout = async (
  database: Database,
  bookingId: ObjectId | string,
  languageOf: (booking: BookingRecord) => LanguageCode = spokenLanguage,
): Promise<Read | null> => {
  const booking = await bookingRepository(database).findById(bookingId);
  const user = booking && (await userRepository(database).findJoined(String(booking.userId)));
  if (!booking || !user) return null;
  const [{ trip, firstDay }, people] = await Promise.all([
    inLanguage(languageOf(booking), () => readBookedTrip(database, booking)),
    peopleOf(database, [booking]),
  ]);
  const known = hasPassword(user) ? trip : { ...trip, hasNoPassword: true as const };
  const called = people.of(booking);
  const who = { username: user.username, ...nameInEmails(user, called.name), person: displayNameOf(called) };
  return { booking, user, about: { ...who, trip: known, firstDay } };
};

/**
 * Composes an email to the traveller of a booking, from its present state; where their account was joined
 * into another one just now, to that one. Without an address, a call where somebody has to make one. A
 * deleted traveller gets none.
 * @param at when its cause was stored
 * @param contentOf null where there is nothing to say any more
 */
export const composeAbout = async (
  database: Database,
  bookingId: ObjectId | string,
  at: Date,
  contentOf: (booking: BookingRecord, about: About) => EmailContent | null,
): Promise<ComposedEmail | CallInstead | null> => {
  const found = await readAbout(database, bookingId, ({ language = BASE_LANGUAGE }) => language);
  const content = found && contentOf(found.booking, found.about);
  if (!content) return null;
  const { booking, user } = found;
  if (!canBeWrittenTo(user)) return callInsteadOf(content, booking, at);
  return {
    to: user.email,
    isConfirmed: Boolean(user.emailVerifiedAt),
    userId: user._id,
    bookingId: booking._id,
    language: booking.language,
    content,
  };
};
