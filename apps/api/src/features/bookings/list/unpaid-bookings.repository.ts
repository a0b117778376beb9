import { addDays, calendarDateAt, startOfDay, type UnpaidState, unpaidStates } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema, UNPAID_AHEAD } from '../booking.model.ts';

type Site = { readonly now: Date; readonly timeZone: string };

/** Who left without paying is worth a call while the trip is fresh; nobody calls weeks later. */
const DAYS_AFTER_HOLD = 3;

/** Bookings that wait for their payment, of trips that are ahead; an index serves each of the three. */
export const unpaidConditionsOf = (state: UnpaidState, { now, timeZone }: Site): QueryFilter<BookingRecord> => {
  const today = calendarDateAt(now, timeZone);
  const startOf = (days: number): Date => startOfDay(addDays(today, days), timeZone);
  const ahead = { bookingStatus: 'pending' as const, travelDate: { $gte: today } };
  const laterToday = { $gt: now, $lt: startOf(1) };
  switch (state) {
    case 'link-ended':
      return { ...ahead, 'byStaff.link.until': { $lte: now } };
    case 'ends-today':
      // Where seats are not counted, only the link has a time.
      return { ...ahead, $or: [{ seatsHeldUntil: laterToday }, { 'byStaff.link.until': laterToday }] };
    case 'hold-ended':
      return { ...ahead, seatsHeldUntil: { $gte: startOf(-DAYS_AFTER_HOLD), $lte: now }, 'byStaff.link.until': null };
  }
};

/** How many there are of each, no further than `most`. */
export const countUnpaid = async (
  database: Connection,
  site: Site,
  most: number,
): Promise<Readonly<Record<UnpaidState, number>>> => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  const counts = await Promise.all(
    unpaidStates.map((state) => bookings.countDocuments(unpaidConditionsOf(state, site), { limit: most, hint: UNPAID_AHEAD })),
  );
  return Object.fromEntries(unpaidStates.map((state, place) => [state, counts[place] ?? 0])) as Record<UnpaidState, number>;
};
