import type { BookingRecord } from '@wayfarer/api/bookings';
import { REFUND_KEY_FIELD } from '@wayfarer/api/stripe/session-truth';
import { isKept, type SessionAtProvider } from '../session-at-provider.ts';
import type { World } from './read-world.ts';
import type { Violation } from './violation.ts';

const found = (invariant: string, sentence: string): Violation => ({ invariant, sentence });

const isPaymentOf = (booking: BookingRecord, session: SessionAtProvider): boolean =>
  booking.bookingStatus === 'confirmed' &&
  booking.attempts.some(({ sessionId, status }) => sessionId === session.sessionId && status === 'paid');

/** What went back by an admin's word in parts; the rest is still the payment. */
const knowsWhatWentBack = (booking: BookingRecord, payment: SessionAtProvider): boolean =>
  booking.attempts.some(
    ({ sessionId, amountRefunded }) => sessionId === payment.sessionId && amountRefunded === payment.amountRefunded,
  );

const judgeBooking = (booking: BookingRecord, sessions: readonly SessionAtProvider[]): Violation[] => {
  const kept = sessions.filter(isKept);
  const charged = sessions.filter(({ isPaid }) => isPaid).length;
  const [payment] = kept;
  const isPaidWhole =
    kept.length === 1 &&
    payment?.amount === booking.totalAmount &&
    payment.currency === booking.currency &&
    knowsWhatWentBack(booking, payment);
  const id = String(booking._id);
  const isWrong = booking.bookingStatus === 'confirmed' && !isPaidWhole;
  return [
    ...(isWrong ? [found('I1', `${id} is confirmed, with ${kept.length} payments kept`)] : []),
    // Even where one of them went back since: nobody is to be charged twice in the first place.
    ...(charged > 1 ? [found('I3', `${id} was paid ${charged} times, ${kept.length} payments are kept`)] : []),
  ];
};

const judgeSession = (session: SessionAtProvider, booking: BookingRecord | undefined): Violation[] => {
  if (!session.isPaid || !isKept(session)) return [];
  const isSettled = booking && isPaymentOf(booking, session);
  return isSettled ? [] : [found('I2', `session ${session.sessionId} is paid, neither for a booking nor given back`)];
};

/** A refund that the product owes carries a mark; the same mark twice is the same money twice. */
const judgeRefunds = ({ bookings, refunds }: World): Violation[] => {
  const attempts = [...bookings.values()].flatMap((booking) => booking.attempts);
  const due = new Map(attempts.flatMap((attempt) => attempt.refunds).map((one) => [one.refundKey, one.askedAmount]));
  const ours = refunds.filter(({ metadata }) => metadata.by !== 'dashboard');
  const byMark = Map.groupBy(ours, ({ metadata }) => metadata[REFUND_KEY_FIELD] ?? '');
  return [...byMark].flatMap(([mark, given]) => [
    ...(given.length > 1 ? [found('I5', `refund ${mark} was made ${given.length} times`)] : []),
    ...given
      .filter(({ amount }) => amount > (due.get(mark) ?? 0))
      .map(({ id }) => found('I5', `refund ${id} gave back more than was due`)),
  ]);
};

/** I1, I2, I3, I5: the provider's own records against the bookings. */
export const judgeMoney = (world: World): Violation[] => {
  const { bookings, sessions } = world;
  const byBooking = Map.groupBy(sessions, ({ bookingId }) => bookingId);
  return [
    ...[...bookings].flatMap(([id, booking]) => judgeBooking(booking, byBooking.get(id) ?? [])),
    ...sessions.flatMap((session) => judgeSession(session, bookings.get(session.bookingId))),
    ...judgeRefunds(world),
  ];
};
