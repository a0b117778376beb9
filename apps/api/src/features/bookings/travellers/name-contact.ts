import type { Contact, DeskBooking, InvoiceTo } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { userRepository } from '../../users/index.ts';
import type { BookingWithPackage } from '../package-now.ts';
import { eraseDayOf } from './erase-day-of.ts';
import { findByTravellers } from './find-by-travellers.ts';
import { keepPerson } from './keep-person.ts';
import { toldBefore } from './told-before.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Person = Pick<Contact, 'name' | 'phone'>;

/**
 * Who a known customer is: as their account says, and where it does not, as they said while booking before.
 */
const knownPerson = async (needs: Needs, userId: string): Promise<Person | null> => {
  const user = await userRepository(needs.database).findById(userId);
  if (!user) return null;
  const before = user.name !== undefined && user.phone !== undefined ? null : await toldBefore(needs, user);
  const name = user.name ?? before?.name;
  // Somebody else may have been named before, whose phone it is.
  const phone = user.phone ?? (before?.name === name ? before?.phone : undefined);
  return name === undefined ? null : { name, phone };
};

/**
 * Writes down whom a new booking by staff is for, who is its first traveller, and how they are reached: as
 * they were before, where staff chose somebody who is known. May be repeated; what they said since stays, and
 * what was forgotten since stays forgotten.
 * @param invoiceTo whom its invoice is for; undefined for them
 */
export const nameContact = async (
  needs: Needs,
  found: BookingWithPackage,
  { name, phone }: Pick<DeskBooking['customer'], 'name' | 'phone'>,
  invoiceTo: InvoiceTo | undefined,
): Promise<void> => {
  const { database, config } = needs;
  const { booking } = found;
  const userId = String(booking.userId);
  const person = name === undefined ? await knownPerson(needs, userId) : { name, phone };
  if (person === null && invoiceTo === undefined) return;
  const buyer = invoiceTo === undefined ? {} : { invoiceTo };
  const contact = {
    name: person?.name ?? booking.username,
    ...(person?.phone === undefined ? {} : { phone: person.phone }),
    ...buyer,
  };
  const travellers = Array.from({ length: booking.totalPersons }, (_, place) => (place === 0 ? { name: contact.name } : null));
  const fields = { travellers, contact, eraseOn: eraseDayOf(found) };
  if (!(await travellersRepository(database).replace(booking._id, 0, fields, config.SITE_TIME_ZONE))) return;
  if (await findByTravellers(needs, booking, fields)) await keepPerson(needs, userId, { ...person, ...buyer });
};
