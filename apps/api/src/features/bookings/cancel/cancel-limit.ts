import { type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { dayText } from '../../../time/day-text.ts';
import { readDeskLimits } from '../../agency/index.ts';
import { userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { actsForAgency, refundLimitOf, type Viewer } from '../booking.policy.ts';
import { readRefundLimit } from '../refund-limit.ts';

/** How much somebody may refund by cancelling, in rupees, and what to do about more. */
export type CancelLimit = { readonly most: number; readonly otherwise: string };

/**
 * So long after the desk has set an account's address an admin looks at large refunds: whoever set it may be
 * who logs in by it.
 */
const HELD_FOR_MS = 7 * 24 * 60 * 60_000;

/** The most that the caller refunds by cancelling a booking; null without a limit. */
export const readCancelLimit = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Viewer,
  booking: BookingRecord,
): Promise<CancelLimit | null> => {
  const { database, clock, config } = needs;
  const ofRole = refundLimitOf(caller, booking, await readRefundLimit(needs, caller));
  if (ofRole !== null) return { most: ofRole, otherwise: 'Ask a desk lead or an admin to cancel this booking.' };
  if (actsForAgency(caller, booking)) return null;
  const setAt = (await userRepository(database).findById(String(booking.userId)))?.addressByDeskAt;
  const heldUntil = new Date((setAt?.getTime() ?? 0) + HELD_FOR_MS);
  if (!setAt || heldUntil <= clock()) return null;
  const on = (instant: Date): CalendarDate => calendarDateAt(instant, config.SITE_TIME_ZONE);
  return {
    most: (await readDeskLimits(needs)).refundLimit,
    otherwise: `Our desk set the address of your account on ${dayText(on(setAt))}. Until ${dayText(on(heldUntil))} we cancel this booking for you: please contact us.`,
  };
};
