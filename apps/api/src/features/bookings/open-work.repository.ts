import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from './booking.model.ts';
import { SEATS_OF_BOOKING } from './seats-of-booking.ts';

/** The longest hold, in milliseconds, unless the booking has an open payment page, by which it is found. */
const MAX_HOLD_MS = 60 * 60_000;
/** The most commands and checks that are read, longest due first. */
const MOST = 1000;

const OPEN = { dueAt: { $gt: new Date(0) } };
type Open = Pick<BookingRecord, 'dueAt' | 'commands'> & { attempts: Pick<BookingRecord['attempts'][number], 'refunds'>[] };

/** What bookings wait for, for metrics: read every few seconds, and only what is open. */
export const openWorkRepository = (database: Connection) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  return {
    /** Since when bookings are due, and since when requested refunds are not known to be at the provider. */
    listOpen: async (now: Date): Promise<{ due: Date[]; refunds: Date[] }> => {
      const open = await bookings
        .find(OPEN, { dueAt: 1, 'commands.kind': 1, 'attempts.refunds.requestedAt': 1, 'attempts.refunds.state': 1 })
        .sort({ dueAt: 1 })
        .limit(MOST)
        .lean<Open[]>();
      const pending = open.filter(({ commands }) => commands.some(({ kind }) => kind === 'refund'));
      const refunds = pending.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.refunds));
      return {
        due: open.flatMap(({ dueAt }) => (dueAt && dueAt <= now ? [dueAt] : [])),
        refunds: refunds.filter(({ state }) => state === 'pending').map(({ requestedAt }) => requestedAt),
      };
    },
    /** Seats that are held for bookings that are not paid yet. */
    sumSeatsHeld: async (now: Date): Promise<number> => {
      const held = { seatsHeldUntil: { $gt: now }, holdsSeats: true };
      const recent = { bookingDate: { $gt: new Date(now.getTime() - MAX_HOLD_MS) } };
      const [sum] = await bookings.aggregate<{ seats: number }>([
        {
          $match: {
            $or: [
              { ...recent, ...held },
              { ...OPEN, ...held },
            ],
          },
        },
        { $group: { _id: null, seats: { $sum: SEATS_OF_BOOKING } } },
      ]);
      return sum?.seats ?? 0;
    },
  };
};
