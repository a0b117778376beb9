import type { DeskBooking } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { userRepository } from '../../users/index.ts';
import type { BookingWithPackage } from '../booking.model.ts';
import { eraseDayOf } from './erase-day-of.ts';
import { findByTravellers } from './find-by-travellers.ts';
import { phonedBefore } from './phoned-before.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * Writes down whom a new booking by staff is for, and how they are reached: as they were before, where only
 * their phone is known. May be repeated; what they said since stays, and what was forgotten since stays
 * forgotten.
 */
export const nameContact = async (
  needs: Needs,
  found: BookingWithPackage,
  { name, phone }: Pick<DeskBooking['customer'], 'name' | 'phone'>,
): Promise<void> => {
  const { database } = needs;
  const { booking } = found;
  const known = async () => phonedBefore(needs, await userRepository(database).findById(String(booking.userId)));
  const contact = name === undefined ? await known() : { name, ...(phone === undefined ? {} : { phone }) };
  if (contact === null) return;
  const travellers = Array.from({ length: booking.totalPersons }, () => null);
  const fields = { travellers, contact, eraseOn: eraseDayOf(found) };
  if (await travellersRepository(database).replace(booking._id, 0, fields)) await findByTravellers(needs, booking, fields);
};
