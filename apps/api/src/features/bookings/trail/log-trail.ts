import { auditContext } from '../../../logging/audit-context.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { StoredChange, TrailEntryRecord } from '../booking-trail.model.ts';

const seatEvents: Readonly<Record<string, string>> = { kept: 'seats.kept', none: 'seats.released' };

/** What happened, in one name: `booking.cancelled`, `payment.paid`, `refund.requested`. */
const eventOf = ({ what, to }: StoredChange): string => {
  switch (what) {
    case 'booked':
      return 'booking.booked';
    case 'status':
      return `booking.${to}`;
    case 'attempt':
      return `payment.${to}`;
    case 'decline':
      return 'payment.declined';
    case 'refund':
      return to === 'pending' ? 'refund.requested' : `refund.${to}`;
    case 'seats':
      return seatEvents[to] ?? 'seats.held';
    default:
      return `${what}.${to}`;
  }
};

/** Logs one line for each stored change of a booking, from its trail. */
export const logTrail = (
  { _id, userId }: Pick<BookingRecord, '_id' | 'userId'>,
  { by, requestId, changes }: TrailEntryRecord,
): void => {
  const { logger } = auditContext();
  for (const change of changes) {
    const { from, to, amount, reason, attemptId } = change;
    const event = eventOf(change);
    logger?.info({ event, bookingId: _id, userId, by, requestId, attemptId, from, to, amount, reason }, 'Booking changed');
  }
};
