import type { Dependencies } from '../../../dependencies.ts';
import { readPhone } from '../../../integrations/phone-numbers.ts';
import { userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { Coming } from '../search/search-keys.ts';
import { forgetTravellers } from './forget-travellers.ts';

/**
 * Lets a booking be found by those who were just written down on it. Where its account was deleted, before
 * that or meanwhile, it is found by nobody, and they are forgotten as those before them were.
 * The country of the contact's phone number is kept, for the reports.
 * @returns whether they stay
 */
export const findByTravellers = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  booking: BookingRecord,
  coming: Coming | null,
): Promise<boolean> => {
  const user = await userRepository(needs.database).findById(String(booking.userId));
  if (!user) return forgetTravellers(needs, booking);
  const phone = coming?.contact?.phone;
  const read = phone === undefined ? null : readPhone(phone, needs.config.SITE_TIME_ZONE);
  await bookingRepository(needs.database).findByNames(booking, { coming, name: user.name }, read?.country);
  return true;
};
