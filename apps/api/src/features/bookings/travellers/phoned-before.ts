import type { Dependencies } from '../../../dependencies.ts';
import { travellersRepository } from '../../travellers/index.ts';
import type { UserRecord } from '../../users/index.ts';
import { bookingRepository } from '../booking.repository.ts';

/** Of a customer who calls often, their latest bookings alone. */
const MAX_EARLIER_BOOKINGS = 20;

/**
 * How somebody without an email address is reached: as on their latest booking that has a phone; null where
 * none has, and of who has an address.
 */
export const phonedBefore = async (
  { database }: Pick<Dependencies, 'database'>,
  user: Pick<UserRecord, '_id' | 'email'> | null,
): Promise<{ name: string; phone: string } | null> => {
  if (user?.email !== '') return null;
  const { records } = await bookingRepository(database).listOfUser(String(user._id), { limit: MAX_EARLIER_BOOKINGS });
  const written = await travellersRepository(database).findManyById(records.map(({ _id }) => _id));
  const contacts = records.map(({ _id }) => written.find((one) => one._id.equals(_id))?.contact);
  const latest = contacts.find((contact) => contact?.phone !== undefined);
  return latest?.phone === undefined ? null : { name: latest.name, phone: latest.phone };
};
