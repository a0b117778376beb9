import type { BookingRecord } from '../booking.model.ts';
import type { BookedChoice } from '../booking-parts.model.ts';
import { seatsOfBooking } from '../seats-of-booking.ts';
import type { PendingChange } from '../trip-change.model.ts';
import type { Seated } from './booking-seats.ts';

type Counted = NonNullable<BookedChoice['counted']>;

const moreOf = (after: Counted, before: Counted): Counted =>
  after.flatMap((extra) => {
    const more = extra.quantity - (before.find(({ id }) => id === extra.id)?.quantity ?? 0);
    return more > 0 ? [{ ...extra, quantity: more }] : [];
  });

/**
 * What a change takes on its day, under a stay of its own: everything on another day, and on the same day
 * what comes on top of what the booking has. Null where that is nothing.
 */
export const seatedFor = (booking: BookingRecord, { to, stay }: PendingChange): Seated | null => {
  const { choice = { lines: [] } } = to;
  const { counted = [], ...chosen } = choice;
  const seated = { ...booking, ...to, stay };
  if (to.travelDate !== booking.travelDate) return { ...seated, choice };
  const seats = Math.max(0, to.seats - seatsOfBooking(booking));
  const extras = moreOf(counted, booking.choice?.counted ?? []);
  return seats === 0 && extras.length === 0 ? null : { ...seated, seats, choice: { ...chosen, counted: extras } };
};
