import { calendarDateAt, rupeesOf } from '@wayfarer/contracts';
import type { OverdueRule } from '../../agency/index.ts';
import type { BookedPlan } from '../../attempts/index.ts';
import type { BookedTrip, DueEmail, EmailContent, TripPlan } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { lastDayToPay } from '../overdue/last-day-to-pay.ts';
import { payLinkNonceOf } from '../pay-link.ts';
import { type BalanceKind, planToRemindOf, type SiteTime } from '../reminders/balance-reminders.ts';

type To = { readonly username: string; readonly name?: string; readonly trip: BookedTrip };
type Due<Kind> = Pick<DueEmail, 'of'> & { readonly kind: Kind };

const withPlan = ({ trip, ...to }: To): (To & { readonly trip: BookedTrip & { readonly plan: TripPlan } }) | null =>
  trip.plan ? { ...to, trip: { ...trip, plan: trip.plan } } : null;

/** A deposit that a cancel would not give back, as long as it is with the agency. */
const keptDepositOf = ({ amountReceived, amountRefunded }: BookingRecord, { deposit, isRefundable }: BookedPlan) =>
  isRefundable || amountReceived - amountRefunded < deposit ? {} : { keptDeposit: rupeesOf(deposit) };

/**
 * What the traveller, or the agency, is told of a rest that is owed; null where nothing is owed, or another
 * reminder is the one to send.
 * @param rule by which the site cancels what is overdue, so that the letter says so
 */
export const reminderOf = (
  booking: BookingRecord,
  { kind, of }: Due<BalanceKind>,
  to: To & { readonly email?: string },
  now: SiteTime,
  rule: OverdueRule | null,
): EmailContent | null => {
  const plan = planToRemindOf(booking, { kind, of }, now);
  const about = withPlan(to);
  if (!plan || !about) return null;
  if (kind === 'balance-overdue-notice') return { kind, ...about };
  const nonce = payLinkNonceOf(String(booking._id));
  if (kind === 'balance-reminder')
    return { kind, ...about, isDueToday: calendarDateAt(now.at, now.timeZone) === plan.dueOn, nonce };
  const lastDay = lastDayToPay(booking, rule);
  return { kind, ...about, ...keptDepositOf(booking, plan), ...(lastDay === null ? {} : { lastDay }), nonce };
};

/** What the agency is told of a booking that the site cancelled, because its rest was overdue. */
export const overdueCancelledOf = (booking: BookingRecord, to: To & { readonly email?: string }): EmailContent | null => {
  const { plan, attempts, amountReceived, cancellationReason } = booking;
  if (!plan || cancellationReason !== 'overdue') return null;
  const refund = attempts.reduce((sum, { refundDue }) => sum + refundDue, 0);
  const money = { refund: rupeesOf(refund), kept: rupeesOf(amountReceived - refund) };
  return { kind: 'overdue-cancelled-notice', ...to, dueOn: plan.dueOn, ...money };
};

/** What is told of one payment of the rest; null where its money goes back, or the booking is cancelled. */
export const paymentReceivedOf = (booking: BookingRecord, attemptId: string | null, to: To): EmailContent | null => {
  const paid = booking.attempts.find((attempt) => attempt.attemptId === attemptId && attempt.status === 'paid');
  const about = withPlan(to);
  if (!paid || !about || booking.bookingStatus !== 'confirmed') return null;
  return { kind: 'payment-received', ...about, received: rupeesOf(paid.amountReceived) };
};
