import type { DeskBooking } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { userRepository } from '../../users/index.ts';
import type { BookingRecord, BookingWithPackage } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { eraseDayOf } from './erase-day-of.ts';
import { findByTravellers } from './find-by-travellers.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Person = { name: string; phone?: string };

/** Of a customer who calls often, their latest bookings alone. */
const MAX_EARLIER_BOOKINGS = 20;

/** Somebody without an email address is reached as on their latest booking that has a phone; null where none has. */
const phonedBefore = async ({ database }: Needs, { userId }: BookingRecord): Promise<Person | null> => {
  const user = await userRepository(database).findById(String(userId));
  if (user?.email !== '') return null;
  const { records } = await bookingRepository(database).listOfUser(String(userId), { limit: MAX_EARLIER_BOOKINGS });
  const written = await travellersRepository(database).findManyById(records.map(({ _id }) => _id));
  const contacts = records.map(({ _id }) => written.find((one) => one._id.equals(_id))?.contact);
  const latest = contacts.find((contact) => contact?.phone !== undefined);
  return latest?.phone === undefined ? null : { name: latest.name, phone: latest.phone };
};

/**
 * Writes down whom a new booking by staff is for, and how they are reached: as they were before, where only their phone
 * is known. May be repeated; what they said since stays, and what was forgotten since stays forgotten.
 */
export const nameContact = async (
  needs: Needs,
  found: BookingWithPackage,
  { name, phone }: Pick<DeskBooking['customer'], 'name' | 'phone'>,
): Promise<void> => {
  const { database } = needs;
  const { booking } = found;
  const contact = name === undefined ? await phonedBefore(needs, booking) : { name, ...(phone === undefined ? {} : { phone }) };
  if (contact === null) return;
  const travellers = Array.from({ length: booking.totalPersons }, () => null);
  const fields = { travellers, contact, eraseOn: eraseDayOf(found) };
  if (await travellersRepository(database).replace(booking._id, 0, fields)) await findByTravellers(needs, booking, fields);
};
