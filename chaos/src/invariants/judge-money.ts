import type { BookingRecord } from '../../../apps/api/src/features/bookings/for-other-features.ts';
import { isKept, type SessionAtProvider } from '../session-at-provider.ts';
import type { World } from './read-world.ts';
import type { Violation } from './violation.ts';

const found = (invariant: string, sentence: string): Violation => ({ invariant, sentence });

const isPaymentOf = (booking: BookingRecord, session: SessionAtProvider): boolean =>
  booking.bookingStatus === 'confirmed' &&
  booking.attempts.some(({ sessionId, status }) => sessionId === session.sessionId && status === 'paid');

const judgeBooking = (booking: BookingRecord, sessions: readonly SessionAtProvider[]): Violation[] => {
  const kept = sessions.filter(isKept);
  const [payment] = kept;
  const isWhole =
    kept.length === 1 &&
    payment?.amount === booking.totalAmount &&
    payment.currency === booking.currency &&
    payment.amountRefunded === 0;
  const id = String(booking._id);
  return [
    ...(booking.bookingStatus === 'confirmed' && !isWhole
      ? [found('I1', `${id} is confirmed, with ${kept.length} payments kept`)]
      : []),
    ...(kept.length > 1 ? [found('I3', `${id} has ${kept.length} payments that are kept`)] : []),
  ];
};

const judgeSession = (session: SessionAtProvider, booking: BookingRecord | undefined): Violation[] => {
  if (!session.isPaid || !isKept(session)) return [];
  const isSettled = booking && isPaymentOf(booking, session);
  return isSettled ? [] : [found('I2', `session ${session.sessionId} is paid, neither for a booking nor given back`)];
};

/** I1, I2, I3, I5: the provider's own records against the bookings. */
export const judgeMoney = ({ bookings, sessions, refunds }: World): Violation[] => {
  const byBooking = Map.groupBy(sessions, ({ bookingId }) => bookingId);
  const ours = refunds.filter(({ metadata }) => metadata.by !== 'dashboard');
  const refundsOf = Map.groupBy(ours, ({ payment_intent }) => payment_intent);
  return [
    ...[...bookings].flatMap(([id, booking]) => judgeBooking(booking, byBooking.get(id) ?? [])),
    ...sessions.flatMap((session) => judgeSession(session, bookings.get(session.bookingId))),
    ...[...refundsOf]
      .filter(([, given]) => given.length > 1)
      .map(([payment, given]) => found('I5', `payment ${payment} was given back ${given.length} times`)),
  ];
};
