import { type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { dayText } from '../../../time/day-text.ts';
import { readDeskLimits } from '../../agency/index.ts';
import { type UserRecord, userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { actsForAgency, refundLimitOf, type Viewer } from '../booking.policy.ts';
import { readRefundLimit } from '../refund-limit.ts';

/** How much somebody may refund by cancelling, in rupees, and what to do about more. */
export type CancelLimit = { readonly most: number; readonly otherwise: string };

/**
 * So long after the desk has set an account's address, or joined another one into it, an admin looks at
 * large refunds: whoever did so may be who logs in by it.
 */
const HELD_FOR_MS = 7 * 24 * 60 * 60_000;

/** What the desk did last of what gives an account's trips to who logs in to it, and when. */
const givenByDesk = (user: UserRecord | null): { readonly what: 'joined' | 'set'; readonly at: Date } | undefined => {
  const joined = user?.joined?.filter(({ isByDesk }) => isByDesk).map(({ at }) => ({ what: 'joined' as const, at })) ?? [];
  const set = user?.addressByDeskAt ? [{ what: 'set' as const, at: user.addressByDeskAt }] : [];
  return [...joined, ...set].toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
};

/** The most that the caller refunds by cancelling a booking; null without a limit. */
export const readCancelLimit = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Viewer,
  booking: BookingRecord,
): Promise<CancelLimit | null> => {
  const { database, clock, config } = needs;
  const ofRole = refundLimitOf(caller, booking, await readRefundLimit(needs, caller));
  if (ofRole !== null) return { most: ofRole, otherwise: t('Ask a desk lead or an admin to cancel this booking.') };
  if (actsForAgency(caller, booking)) return null;
  const given = givenByDesk(await userRepository(database).findById(String(booking.userId)));
  const heldUntil = new Date((given?.at.getTime() ?? 0) + HELD_FOR_MS);
  if (!given || heldUntil <= clock()) return null;
  const on = (instant: Date): CalendarDate => calendarDateAt(instant, config.SITE_TIME_ZONE);
  const days = { day: dayText(on(given.at)), until: dayText(on(heldUntil)) };
  const otherwise =
    given.what === 'joined'
      ? t(
          'Our desk joined two accounts of yours on {day}. Until {until} we cancel this booking for you: please contact us.',
          days,
        )
      : t(
          'Our desk set the address of your account on {day}. Until {until} we cancel this booking for you: please contact us.',
          days,
        );
  return { most: (await readDeskLimits(needs)).refundLimit, otherwise };
};
