import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import {
  type BookingChange,
  type BookingRecord,
  bookingRepository,
  changeBooking,
  countSeatsIfLimited,
  finishChanges,
  withHoldsKept,
} from '../../bookings/index.ts';
import { decideWithoutHolds } from '../decide/decide-without-holds.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { failAttempt } from './fail-attempt.ts';

export type SettleNeeds = Pick<
  MoneyDependencies,
  'database' | 'clock' | 'config' | 'logger' | 'paymentProvider' | 'reached' | 'guards'
>;

const OBJECT_ID = /^[0-9a-f]{24}$/;

const attemptIdOf = (booking: BookingRecord, { sessionId, attemptId }: SessionTruth): string | null =>
  booking.attempts.find((attempt) => attempt.sessionId === sessionId)?.attemptId ??
  booking.attempts.find((attempt) => attempt.attemptId === attemptId && attempt.sessionId === null)?.attemptId ??
  null;

/**
 * The booking of a session: by the session's id or, where a crash lost that, by our own ids stored with the
 * session at the provider.
 */
const findBookingOf = async (
  { database }: SettleNeeds,
  truth: SessionTruth,
  known: BookingRecord | null,
): Promise<BookingRecord | null> => {
  if (known && attemptIdOf(known, truth)) return known;
  const bookings = bookingRepository(database);
  const found = await bookings.findBySession(truth.sessionId);
  if (found) return found;
  return truth.bookingId && OBJECT_ID.test(truth.bookingId) ? bookings.findById(truth.bookingId) : null;
};

/**
 * Seats and code are kept before a booking is confirmed. A booking that was cancelled meanwhile gets none,
 * and its change is not written either.
 */
const decideBySeats = (
  needs: SettleNeeds,
  booking: BookingRecord,
  attemptId: string,
  truth: SessionTruth,
): Promise<BookingChange | null> => {
  const at = needs.clock();
  const change = needs.guards.decide(booking, attemptId, truth, at);
  return withHoldsKept(needs, booking, change, (lost) => decideWithoutHolds(booking, attemptId, truth, at, lost));
};

/**
 * Updates a booking to what the provider says of one of its sessions. Atomic, and may be repeated and raced.
 * @param known the booking, where the caller has just read it
 * @returns the booking afterwards, or null when the session belongs to none of our bookings
 */
export const applyTruth = async (
  needs: SettleNeeds,
  truth: SessionTruth,
  known: BookingRecord | null = null,
): Promise<BookingRecord | null> => {
  const booking = await findBookingOf(needs, truth, known);
  const attemptId = booking && attemptIdOf(booking, truth);
  if (!booking || !attemptId) return null;
  const counted = truth.paid ? await countSeatsIfLimited(needs, booking) : booking;
  const follow = (current: BookingRecord) => decideBySeats(needs, current, attemptId, truth);
  const settled = await changeBooking(bookingRepository(needs.database), booking._id, follow, counted);
  await needs.reached?.('decision-stored');
  return settled && finishChanges(needs, settled);
};

/**
 * The one function behind every trigger: signed event, success page, Pay Now, worker and reconciler. It asks
 * the provider for the state of the session and lets the guard `decide` decide; nobody else is believed.
 * @returns the booking afterwards, or null when the session belongs to none of our bookings
 * @throws ProviderFailure; nothing has changed then
 */
export const settle = async (
  needs: SettleNeeds,
  sessionId: string,
  known: BookingRecord | null = null,
): Promise<BookingRecord | null> => {
  const truth = await needs.paymentProvider.findSession(sessionId);
  if (truth) return applyTruth(needs, truth, known);
  const booking = await bookingRepository(needs.database).findBySession(sessionId);
  if (!booking) return null;
  needs.logger.error({ sessionId }, 'The provider does not know a session of ours; was its key changed?');
  const attempt = booking.attempts.find((candidate) => candidate.sessionId === sessionId);
  return attempt ? failAttempt(needs, booking._id, attempt) : booking;
};
