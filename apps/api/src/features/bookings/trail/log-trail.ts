import { auditContext } from '../../../audit-context.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { TrailEntryRecord } from './trail.model.ts';

/** Logs one line for each stored change of a booking, from its trail. */
export const logTrail = (
  { _id, userId }: Pick<BookingRecord, '_id' | 'userId'>,
  { by, requestId, changes }: TrailEntryRecord,
): void => {
  const { logger } = auditContext();
  for (const { what, from, to, amount, reason, attemptId } of changes)
    logger?.info(
      { event: `booking_${what}`, bookingId: _id, userId, by, requestId, attemptId, from, to, amount, reason },
      'Booking changed',
    );
};
