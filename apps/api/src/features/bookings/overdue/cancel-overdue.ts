import { addDays, isLive } from '@wayfarer/contracts';
import { todayOf } from '../../../time/today-of.ts';
import { type OverdueRule, readOverdueRule } from '../../agency/index.ts';
import { isPaid, restOf } from '../../attempts/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { refundRuleFor } from '../booking.policy.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingChange } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { forgetIfGone } from '../cancel/forget-if-gone.ts';
import { changeBooking } from '../change-booking.ts';
import { isAsked } from '../is-asked.ts';
import { lastDayToPay } from './last-day-to-pay.ts';
import { overdueBookingIds } from './overdue-bookings.repository.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/** Somebody is paying at this moment, or has paid and a person looks at it: that decides first. */
const isBeingPaid = ({ attempts, takenByHand }: BookingRecord): boolean =>
  Boolean(takenByHand) || attempts.some((attempt) => isLive(attempt.status) || attempt.status === 'needs_review');

/**
 * Whether its time to pay is over at this moment. Asked of the state on which the cancel is written, so that
 * a payment which comes first stops it. A trip that has begun, or is past, is nobody's to cancel.
 */
const isOverdue = (needs: Needs, rule: OverdueRule, booking: BookingRecord): boolean => {
  if (isAsked(booking) || booking.bookingStatus !== 'confirmed' || restOf(booking) === 0 || !booking.attempts.some(isPaid))
    return false;
  const lastDay = lastDayToPay(booking, rule);
  const today = todayOf(needs);
  return lastDay !== null && lastDay < today && today < booking.travelDate && !isBeingPaid(booking);
};

/** As a traveller's own cancel, under the policy of this day. */
const cancelledBy = (needs: Needs, rule: OverdueRule, booking: BookingRecord): BookingChange | null => {
  if (!isOverdue(needs, rule, booking)) return null;
  const cancelled = needs.guards.cancellationOf(booking, refundRuleFor(booking, needs), needs.clock());
  return cancelled && { ...cancelled, cancellationReason: 'overdue' };
};

/**
 * Cancels the bookings that are overdue for longer than the settings allow; without that setting none. What
 * goes back and who is told is stored in the same write, so that each is cancelled once, however many
 * processes look, and whenever one is killed.
 */
export const cancelOverdue = async (needs: Needs, goesOn: () => boolean = () => true): Promise<void> => {
  const { database } = needs;
  const rule = await readOverdueRule(database);
  if (rule === null) return;
  for await (const { _id } of overdueBookingIds(database, addDays(todayOf(needs), -rule.days))) {
    if (!goesOn()) return;
    const after = await changeBooking(bookingRepository(database), _id, (booking) => cancelledBy(needs, rule, booking));
    await needs.reached?.('cancel-stored');
    if (after?.cancellationReason === 'overdue') await forgetIfGone(needs, after);
  }
};
