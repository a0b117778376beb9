import { groupDigits, MAX_COUNT } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import type { ObjectId } from '../../../database/object-ids.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { personWith, soughtPhoneOf, type TravellersRecord, travellersRepository } from '../../travellers/index.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';

/** Who has a phone number, on a booking of theirs or of somebody else. */
export type Person = { readonly name: string; readonly phone: string };

const listedWith = async (database: Connection, sought: string): Promise<TravellersRecord[]> => {
  const found = await travellersRepository(database).listByPhone(sought, MAX_COUNT + 1);
  if (found.length <= MAX_COUNT) return found;
  throw wrongField('search', `More than ${groupDigits(MAX_COUNT)} bookings have such a phone number. Type more digits.`);
};

/**
 * The bookings on which somebody has a phone number (`soughtPhoneOf`).
 * @throws VALIDATION when there are too many
 */
export const bookingIdsByPhone = async (database: Connection, sought: string): Promise<ObjectId[]> =>
  (await listedWith(database, sought)).map(({ _id }) => _id);

/**
 * The customers on whose bookings somebody has the phone number that a search means, by their ids, with one
 * whose number it is; none where it means none.
 * @throws VALIDATION when there are too many
 */
export const customersByPhone = async (database: Connection, search = ''): Promise<Map<string, Person>> => {
  const sought = soughtPhoneOf(search);
  if (sought === null) return new Map();
  const listed = await listedWith(database, sought);
  const people = new Map(listed.map((one) => [String(one._id), personWith(one, sought)]));
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
