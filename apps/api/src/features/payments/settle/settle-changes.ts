import { isLive } from '@wayfarer/contracts';
import {
  type BookingRecord,
  bookingRepository,
  changeBooking,
  dropChange,
  endAnotherDay,
  finishChanges,
  isAsked,
} from '../../bookings/index.ts';
import type { SettleNeeds } from './settle.ts';

/** Whether its time is over, and nobody can pay for it any more. */
const isOver = ({ changing, attempts }: BookingRecord, now: Date): boolean =>
  Boolean(changing && changing.until <= now) &&
  !attempts.some(({ change, status }) => change === changing?.stay && isLive(status));

/**
 * Drops a change of day or party that was not paid in time, or whose process crashed, and finishes those that
 * were made or dropped. Who was asked for another day and has not answered in time gets the money. May be
 * repeated.
 * @returns the booking afterwards
 */
export const settleChanges = async (needs: SettleNeeds, found: BookingRecord): Promise<BookingRecord | null> => {
  if (isAsked(found)) return endAnotherDay(needs, found);
  const dropped = (current: BookingRecord) =>
    isOver(current, needs.clock()) && !isAsked(current) ? dropChange(current, needs.clock()) : null;
  const booking = found.changing ? await changeBooking(bookingRepository(needs.database), found._id, dropped, found) : found;
  return booking && finishChanges(needs, booking);
};
