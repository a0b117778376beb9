import type { BookingRecord } from '@wayfarer/api/bookings';
import { canAttemptBecome, hasReceivedMoney, isLive } from '@wayfarer/contracts';
import { amountOf, type Provider, type ProviderSession, refundedOf } from './memory-provider.ts';

/** A broken promise of the design, by its number there. */
export type Violation = { readonly invariant: string; readonly sentence: string };
type Finding = Violation | false | undefined;

const listFound = (findings: readonly Finding[]): Violation[] =>
  findings.filter((finding) => finding !== false && finding !== undefined);
const found = (invariant: string, sentence: string): Violation => ({ invariant, sentence });

const isPaid = ({ charged }: ProviderSession): boolean => charged !== null;
const isKept = (session: ProviderSession): boolean => isPaid(session) && refundedOf(session) < (session.charged ?? 0);
const ourRefundsOf = ({ refunds }: ProviderSession) => refunds.filter(({ refundKey }) => refundKey !== null);
/** Everything of it went back, and we did that. */
const isGivenBackByUs = (session: ProviderSession): boolean =>
  !isKept(session) && ourRefundsOf(session).length === session.refunds.length;

const hasRepeatedStep = (session: ProviderSession): boolean => {
  const marks = ourRefundsOf(session).map(({ refundKey }) => refundKey);
  return new Set(marks).size < marks.length;
};

/** Whether the provider was told to give back what the booking does not say is to be given back. */
const wasNotDue = (booking: BookingRecord, session: ProviderSession): boolean => {
  const due = booking.attempts.flatMap(({ refunds }) => refunds);
  return ourRefundsOf(session).some(
    (given) => !due.some(({ refundKey, askedAmount }) => refundKey === given.refundKey && given.amount <= askedAmount),
  );
};
/** Until the failure of one refund is heard of, another one that took its place seems to be too much. */
const hasFailedRefund = ({ refunds }: ProviderSession): boolean => refunds.some(({ state }) => state === 'failed');
/** Whether one call has asked for money twice. */
const hasRepeatedRequest = ({ attempts }: BookingRecord): boolean =>
  attempts.some(({ refunds }) => {
    const keys = refunds.flatMap(({ requestKey }) => requestKey ?? []);
    return new Set(keys).size < keys.length;
  });
const owesTooMuch = ({ attempts }: BookingRecord): boolean =>
  attempts.some(({ status, refundDue, amountReceived }) => hasReceivedMoney(status) && refundDue > amountReceived);

const paymentOf = (booking: BookingRecord, provider: Provider): ProviderSession | undefined => {
  const paid = booking.attempts.filter(({ status }) => status === 'paid');
  const [only] = paid;
  return paid.length === 1 ? provider.sessions.find(({ id }) => id === only?.sessionId) : undefined;
};

const isWhole = (booking: BookingRecord, session: ProviderSession | undefined): boolean =>
  session?.charged === booking.totalAmount &&
  session.order.currency === booking.currency &&
  amountOf(session.order) === booking.totalAmount;

/** What must hold in every state, whatever is under way. */
export const violationsIn = (booking: BookingRecord, provider: Provider): Violation[] => {
  const payment = paymentOf(booking, provider);
  const isConfirmed = booking.bookingStatus === 'confirmed';
  return listFound([
    isConfirmed && !isWhole(booking, payment) && found('I1', 'confirmed without exactly one payment of the booking’s amount'),
    isConfirmed && payment && isGivenBackByUs(payment) && found('I1', 'confirmed, but its payment was given back'),
    provider.sessions.filter(isKept).length > 1 && found('I3', 'two paid sessions at once for one booking'),
    provider.sessions.some(hasRepeatedStep) && found('I5', 'one refund was made twice'),
    hasRepeatedRequest(booking) && found('I5', 'one call gave money back twice'),
    provider.sessions.some((session) => wasNotDue(booking, session)) && found('I5', 'something was given back that was not due'),
    owesTooMuch(booking) && !provider.sessions.some(hasFailedRefund) && found('I5', 'more is due to go back than was paid'),
  ]);
};

/** What must hold between a booking and what one write makes of it. */
export const violationsBetween = (before: BookingRecord, after: BookingRecord): Violation[] => {
  const fallen = before.attempts.find(({ attemptId, status }) => {
    const next = after.attempts.find((attempt) => attempt.attemptId === attemptId)?.status;
    return next !== status && (next === undefined || !canAttemptBecome(status, next));
  });
  const hasLeft = before.bookingStatus === 'cancelled' && after.bookingStatus !== 'cancelled';
  return listFound([
    hasLeft && found('I4', 'a cancelled booking was revived'),
    before.bookingStatus === 'confirmed' && after.bookingStatus === 'pending' && found('I4', 'a confirmed booking waits again'),
    fallen && found('I6', `an attempt fell from ${fallen.status}, or vanished`),
  ]);
};

/** What must hold once faults are over and the jobs have run, while travellers may still have pages open. */
export const violationsAtRest = (booking: BookingRecord, provider: Provider): Violation[] => {
  const open = provider.sessions.filter(({ state }) => state === 'open');
  const given = (session: ProviderSession) => booking.attempts.find(({ attemptId }) => attemptId === session.order.attemptId);
  // A session whose opening was answered with a definite failure is known to nobody, so nobody can pay it.
  const reachable = open.filter((session) => given(session)?.status !== 'failed');
  const isOrphan = (session: ProviderSession) => given(session)?.sessionId !== session.id;
  return listFound([
    booking.commands.length > 0 && found('I10', `a command to ${booking.commands[0]?.kind} is left open`),
    booking.bookingStatus === 'cancelled' && reachable.length > 0 && found('I10', 'a cancelled booking can still be paid'),
    reachable.some(isOrphan) && found('I10', 'the provider has an open session that no attempt knows'),
  ]);
};

const isSettled = (booking: BookingRecord, session: ProviderSession, isHalfDue: boolean): boolean => {
  const attempt = booking.attempts.find(({ sessionId }) => sessionId === session.id);
  const refunded = refundedOf(session);
  if (!attempt || attempt.amountRefunded !== refunded || attempt.refunds.some(({ state }) => state === 'pending')) return false;
  // The bank has sent a refund back: that is written down, and waits for an admin.
  if (attempt.refunds.some(({ state }) => state === 'failed')) return true;
  // Half of the smallest amount is nothing, so such a cancel keeps it.
  if (attempt.status === 'paid') return (booking.bookingStatus === 'confirmed' || isHalfDue) && refunded < (session.charged ?? 0);
  if (attempt.status === 'needs_review') return booking.bookingStatus !== 'cancelled';
  return attempt.status === 'refunded' && (refunded === session.charged || (isHalfDue && refunded === attempt.refundDue));
};

/** What must hold when, besides, every page is closed: the end of every story. */
export const violationsAtTheEnd = (
  booking: BookingRecord,
  provider: Provider,
  { isHalfDue, hasOpenEvents }: { isHalfDue: boolean; hasOpenEvents: boolean },
): Violation[] => {
  const payment = paymentOf(booking, provider);
  const lost = provider.sessions.filter((session) => isPaid(session) && !isSettled(booking, session, isHalfDue));
  const isConfirmedWithout = booking.bookingStatus === 'confirmed' && !(payment && isKept(payment));
  return listFound([
    ...violationsAtRest(booking, provider),
    owesTooMuch(booking) && found('I5', 'more was given back than was paid'),
    isConfirmedWithout && found('I1', 'confirmed for good, but its payment was given back'),
    lost.length > 0 && found('I2', 'a paid session ended neither as the booking’s payment nor as its refund'),
    booking.attempts.some(({ status }) => isLive(status)) && found('I10', 'an attempt is left open'),
    booking.dueAt !== null && found('I10', 'the booking never comes to rest'),
    hasOpenEvents && found('I10', 'an event is left unprocessed'),
  ]);
};
