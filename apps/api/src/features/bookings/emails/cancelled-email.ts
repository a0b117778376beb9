import { rupeesOf } from '@wayfarer/contracts';
import { isAtBank, reversedOf } from '../../attempts/index.ts';
import type { BookedTrip, EmailContent } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';

/** The ways in which the money goes back: by hand what staff took, and to each card what was paid by it. */
const waysBackOf = ({ attempts }: BookingRecord) => {
  const back = attempts.filter((attempt) => attempt.refundDue > reversedOf(attempt));
  const byHand = back.filter((attempt) => attempt.byHand);
  const cards = back.length - byHand.length;
  if (byHand.length === 0) return cards > 1 ? { isToSeveralCards: true as const } : {};
  if (cards === 0) return { byHand: true as const };
  return { partByHand: rupeesOf(byHand.reduce((sum, attempt) => sum + attempt.refundDue - reversedOf(attempt), 0)) };
};

/**
 * What the email of a cancel says; null where its reader knows it.
 * @param of the earlier status, and whether the agency cancelled
 */
export const cancelledOf = (
  booking: BookingRecord,
  of: string | null,
  to: { readonly username: string; readonly name?: string; readonly trip: BookedTrip },
): EmailContent | null => {
  const { attempts, plan, cancellationReason, amountReceived } = booking;
  const reversed = attempts.reduce((sum, attempt) => sum + reversedOf(attempt), 0);
  const due = attempts.reduce((sum, { refundDue }) => sum + refundDue, 0) - reversed;
  const kept = amountReceived - reversed - due;
  const late = { seatsSold: cancellationReason === 'seats_sold', isCodeUsedUp: cancellationReason === 'code_used_up' };
  const wasConfirmed = of?.startsWith('confirmed') ?? false;
  const { terms, reason = null, letter } = booking.staffCancel ?? {};
  // With its departure the agency cancels the bookings of its own people, too.
  const byAgency = letter !== undefined || ((of?.endsWith('by admin') ?? false) && terms !== 'traveller');
  // Who cancels what was never paid knows it, and could have as many of these sent to an address that is
  // not theirs.
  if (!wasConfirmed && !byAgency && cancellationReason === null && amountReceived === 0) return null;
  const isDepositKept = plan && !plan.isRefundable && !byAgency && kept === plan.deposit;
  return {
    kind: 'booking-cancelled',
    ...to,
    refund: rupeesOf(due),
    ...waysBackOf(booking),
    kept: rupeesOf(kept),
    ...(isDepositKept ? { keptDeposit: rupeesOf(kept) } : {}),
    wasConfirmed,
    ...late,
    ...(cancellationReason === 'overdue' && plan ? { overdueSince: plan.dueOn } : {}),
    byAgency,
    reason,
    ...(letter ? { letter } : {}),
    isDisputed: attempts.some(isAtBank),
  };
};
