import { bookingNumberOf, type OpenedTrip, type TripKey } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { limitWrongGuesses } from '../../../http/limits/limit-wrong-guesses.ts';
import { auditContext, noteBooking } from '../../../logging/audit-context.ts';
import { userRepository } from '../../users/index.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingWithPackage } from '../package-now.ts';
import { bookingsNumbered } from '../search/bookings-numbered.repository.ts';
import { readCourse } from './read-course.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock' | 'logger'>;

/**
 * Wrong guesses in a window, in seconds: of one network, and about one address from all networks together,
 * because booking numbers follow each other.
 */
const WRONG_TRIPS = { points: 20, duration: 60 * 60 };

const nobody = { role: 'user', userId: '' } as const;

const findByKey = async ({ database }: Needs, { number, email }: TripKey): Promise<BookingWithPackage | null> => {
  const traveller = await userRepository(database).findByEmail(email);
  const numbered = traveller === null ? [] : await bookingsNumbered(database, number);
  const own = numbered.find(({ userId }) => traveller?._id.equals(userId));
  return own ? bookingRepository(database).findWithPackage(String(own._id)) : null;
};

/**
 * A trip as whoever knows its number and the address of its traveller sees it, without a login: where and
 * when, and nothing of who travels or what was paid.
 * @throws NOT_FOUND; TOO_MANY_REQUESTS after many wrong guesses
 */
export const openTrip = async (needs: Needs, key: TripKey): Promise<OpenedTrip> => {
  const { client } = auditContext();
  const ofNetwork = { ...WRONG_TRIPS, name: 'wrongTrip', countedFor: client?.address ?? 'unknown' };
  const ofEmail = { ...WRONG_TRIPS, name: 'wrongTripOf', countedFor: key.email.toLowerCase() };
  const found = await limitWrongGuesses(needs, ofNetwork, () => limitWrongGuesses(needs, ofEmail, () => findByKey(needs, key)));
  if (!found)
    throw new ApiError(
      'NOT_FOUND',
      t('No booking has this number and this email address. Look at both in the email or on the voucher.'),
    );
  const { _id, bookingStatus } = found.booking;
  noteBooking(_id);
  const [presented, course] = await Promise.all([presentBooking(needs, found, nobody), readCourse(needs, found)]);
  return {
    ...presented,
    ...course,
    number: bookingNumberOf(String(_id)),
    isUnpaid: bookingStatus === 'pending',
  };
};
