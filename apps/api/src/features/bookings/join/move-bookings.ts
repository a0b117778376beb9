import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { travellersRepository } from '../../travellers/index.ts';
import type { UserRecord } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingChange } from '../booking-change.ts';
import { changeBooking } from '../change-booking.ts';
import { accountKeyOf } from '../limits/limit-subject.ts';
import { namedKeysOf } from '../search/search-keys.ts';

type Owner = Pick<UserRecord, '_id' | 'username' | 'name'>;

const movedTo = (booking: BookingRecord, { _id: userId, username, name }: Owner, coming: Coming): BookingChange => {
  const [from, to] = [booking.userId, userId].map((id) => accountKeyOf(String(id)));
  const unpaidOf = booking.unpaidOf?.map((key) => (key === from ? (to ?? key) : key));
  return {
    userId,
    username,
    ...namedKeysOf({ ...booking, username }, { coming, name }),
    ...(unpaidOf ? { unpaidOf } : {}),
  };
};
type Coming = Parameters<typeof namedKeysOf>[1]['coming'];

/**
 * Makes the bookings of one account those of another one: each in its own compare-and-swap, so that a payment
 * or a cancellation of the same moment is decided on what is there. Their payments, travellers, documents and
 * links belong to them and go along. Safe to run again.
 */
export const moveBookings = async ({ database }: Pick<Dependencies, 'database'>, from: ObjectId, to: Owner): Promise<void> => {
  const bookings = bookingRepository(database);
  for (const id of await bookings.idsOfUser(String(from))) {
    const [coming = null] = await travellersRepository(database).findManyById([id]);
    await changeBooking(bookings, id, (booking) => (booking.userId.equals(from) ? movedTo(booking, to, coming) : null));
  }
};
