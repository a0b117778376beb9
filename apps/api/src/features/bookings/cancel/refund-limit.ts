import { type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { dayText } from '../../../time/day-text.ts';
import { userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { actsForAgency, refundLimitOf, type Viewer } from '../booking.policy.ts';

/** How much somebody may refund by cancelling, in rupees, and what to do about more. */
export type RefundLimit = { readonly most: number; readonly otherwise: string };

/**
 * So long after the desk has set an account's address an admin looks at large refunds: whoever set it may be
 * who logs in by it.
 */
const HELD_FOR_MS = 7 * 24 * 60 * 60_000;

/** The most that the caller refunds by cancelling a booking; null without a limit. */
export const readRefundLimit = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Viewer,
  booking: BookingRecord,
): Promise<RefundLimit | null> => {
  const ofRole = refundLimitOf(caller, booking, config);
  if (ofRole !== null) return { most: ofRole, otherwise: 'Ask an admin to cancel this booking.' };
  if (actsForAgency(caller, booking)) return null;
  const setAt = (await userRepository(database).findById(String(booking.userId)))?.addressByDeskAt;
  const heldUntil = new Date((setAt?.getTime() ?? 0) + HELD_FOR_MS);
  if (!setAt || heldUntil <= clock()) return null;
  const on = (instant: Date): CalendarDate => calendarDateAt(instant, config.SITE_TIME_ZONE);
  return {
    most: config.DESK_REFUND_LIMIT,
    otherwise: `Our desk set the address of your account on ${dayText(on(setAt))}. Until ${dayText(on(heldUntil))} we cancel this booking for you: please contact us.`,
  };
};
