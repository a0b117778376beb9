import type { DeskBooking } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { travellersRepository } from '../../travellers/index.ts';
import type { BookingWithPackage } from '../booking.model.ts';
import { eraseDayOf } from './erase-day-of.ts';
import { findByTravellers } from './find-by-travellers.ts';

/**
 * Writes down whom a new booking by staff is for, and how they are reached. May be repeated; what they said since stays, and
 * what was forgotten since stays forgotten.
 */
export const nameContact = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  found: BookingWithPackage,
  { name, phone }: Pick<DeskBooking['customer'], 'name' | 'phone'>,
): Promise<void> => {
  if (name === undefined) return;
  const { booking } = found;
  const contact = { name, ...(phone === undefined ? {} : { phone }) };
  const travellers = Array.from({ length: booking.totalPersons }, () => null);
  const fields = { travellers, contact, eraseOn: eraseDayOf(found) };
  if (await travellersRepository(needs.database).replace(booking._id, 0, fields)) await findByTravellers(needs, booking, fields);
};
