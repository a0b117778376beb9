import type { Contact } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { travellersRepository } from '../../travellers/index.ts';
import type { UserRecord } from '../../users/index.ts';
import { bookingRepository } from '../booking.repository.ts';

/** Of a customer who calls often, their latest bookings alone. */
const MAX_EARLIER_BOOKINGS = 20;

type Told = Pick<Contact, 'name' | 'phone'>;

/**
 * Whom to reach about somebody, as they said while booking before: on their latest booking with a phone, or
 * else on the latest that names anybody; null where none does.
 */
export const toldBefore = async (
  { database }: Pick<Dependencies, 'database'>,
  { _id }: Pick<UserRecord, '_id'>,
): Promise<Told | null> => {
  const { records } = await bookingRepository(database).listOfUser(String(_id), { limit: MAX_EARLIER_BOOKINGS });
  const written = await travellersRepository(database).findManyById(records.map((record) => record._id));
  const contacts = records.flatMap((record) => written.find((one) => one._id.equals(record._id))?.contact ?? []);
  const latest = contacts.find(({ phone }) => phone !== undefined) ?? contacts[0];
  return latest ? { name: latest.name, phone: latest.phone } : null;
};
