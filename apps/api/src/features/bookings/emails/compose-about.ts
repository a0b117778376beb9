import { displayNameOf } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { BookedTrip, ComposedEmail, EmailContent } from '../../emails/index.ts';
import { canBeWrittenTo, hasPassword, nameInEmails, userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { peopleOf } from '../people/people-of.ts';
import { readBookedTrip } from './booked-trip.ts';

/** `name`: as an email to the traveller may say it; `person`: to the agency, what they are called. */
type About = {
  readonly username: string;
  readonly name?: string;
  readonly person: string;
  readonly trip: BookedTrip;
  readonly firstDay: string | null;
};

/**
 * Composes an email to the traveller of a booking, from its present state; where their account was joined
 * into another one just now, to that one. A deleted traveller gets none.
 * @param contentOf null where there is nothing to say any more
 */
export const composeAbout = async (
  database: Database,
  bookingId: ObjectId | string,
  contentOf: (booking: BookingRecord, about: About) => EmailContent | null,
): Promise<ComposedEmail | null> => {
  const found = await bookingRepository(database).findById(bookingId);
  const user = found && (await userRepository(database).findJoined(String(found.userId)));
  if (!found || !canBeWrittenTo(user)) return null;
  const [{ trip, firstDay }, people] = await Promise.all([readBookedTrip(database, found), peopleOf(database, [found])]);
  const known = hasPassword(user) ? trip : { ...trip, hasNoPassword: true as const };
  const called = people.of(found);
  const who = { username: user.username, ...nameInEmails(user, called.name), person: displayNameOf(called) };
  const content = contentOf(found, { ...who, trip: known, firstDay });
  return (
    content && {
      to: user.email,
      isConfirmed: Boolean(user.emailVerifiedAt),
      userId: user._id,
      bookingId: found._id,
      content,
    }
  );
};
