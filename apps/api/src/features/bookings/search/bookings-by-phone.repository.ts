import { groupDigits, MAX_COUNT } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { soughtPhonesOf } from '../../../database/lists/phone-keys.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type ObjectId, objectIdOf } from '../../../database/object-ids.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { personWith, type TravellersRecord, travellersRepository } from '../../travellers/index.ts';
import { idsWithPhone } from '../../users/index.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';

/** Who has a phone number, on a booking of theirs or of somebody else. */
export type Person = { readonly name: string; readonly phone: string };

const listedWith = async (database: Connection, sought: readonly string[]): Promise<TravellersRecord[]> => {
  const found = await travellersRepository(database).listByPhone(sought, MAX_COUNT + 1);
  if (found.length <= MAX_COUNT) return found;
  throw wrongField('search', `More than ${groupDigits(MAX_COUNT)} bookings have such a phone number. Type more digits.`);
};

/**
 * The bookings on which somebody has a phone number (`soughtPhonesOf`).
 * @throws VALIDATION when there are too many
 */
export const bookingIdsByPhone = async (database: Connection, sought: readonly string[]): Promise<ObjectId[]> =>
  (await listedWith(database, sought)).map(({ _id }) => _id);

/**
 * The customers on whose bookings somebody has the phone number that a search means, by their ids, with one
 * whose number it is; none where it means none.
 * @throws VALIDATION when there are too many
 */
const customersByPhone = async (
  database: Connection,
  search: string | undefined,
  timeZone: string,
): Promise<Map<string, Person>> => {
  const sought = soughtPhonesOf(search ?? '', timeZone);
  if (sought === null) return new Map();
  const listed = await listedWith(database, sought);
  const people = new Map(listed.map((one) => [String(one._id), personWith(one, sought, timeZone)]));
  const bookings = await modelOf(database, 'Booking', bookingSchema)
    .find({ _id: { $in: listed.map(({ _id }) => _id) } }, { userId: 1 })
    .lean<Pick<BookingRecord, '_id' | 'userId'>[]>();
  return new Map(
    bookings.flatMap(({ _id, userId }): [string, Person][] => {
      const person = people.get(String(_id));
      return person ? [[String(userId), person]] : [];
    }),
  );
};

/**
 * The customers whom a search for a phone number means: those who have it on their account, and those on
 * whose bookings somebody has it, with whose it is.
 * @throws VALIDATION when there are too many
 */
export const customersWithPhone = async (
  database: Connection,
  search: string | undefined,
  timeZone: string,
): Promise<{ ids: ObjectId[]; people: ReadonlyMap<string, Person> }> => {
  const [people, own] = await Promise.all([
    customersByPhone(database, search, timeZone),
    idsWithPhone(database, search ?? '', timeZone),
  ]);
  return { ids: [...[...people.keys()].map(objectIdOf), ...own], people };
};
