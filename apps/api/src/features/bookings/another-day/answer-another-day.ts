import type { AnotherDayAnswer, AnotherDayView } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import { runWithAuditContext } from '../../../logging/audit-context.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingChange } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import type { SettleBooking } from '../cancel/cancel-booking.ts';
import { forgetIfGone } from '../cancel/forget-if-gone.ts';
import { changeBooking } from '../change-booking.ts';
import { isAsked } from '../is-asked.ts';
import { withHoldsKept } from '../seats/with-holds-kept.ts';
import { finishChanges } from '../trip-change/finish-changes.ts';
import { decideMoney, decideMove, moveProblemOf } from './decide-another-day.ts';
import { findAsked, viewOf } from './open-another-day.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/**
 * What becomes of a booking that is asked: what was answered, or the money once its time is over, or where
 * the other day was cancelled, too.
 * @throws CONFLICT where it cannot be moved any more; it can still be answered then
 */
const decisionOn =
  (needs: Needs, answer: AnotherDayAnswer) =>
  async (booking: BookingRecord): Promise<BookingChange | null> => {
    const at = needs.clock();
    if (!booking.anotherDay || !isAsked(booking)) return null;
    if (booking.anotherDay.until <= at) return decideMoney(booking, 'over', at);
    if (answer === 'money') return decideMoney(booking, 'money', at);
    const problem = moveProblemOf(booking);
    if (problem !== null) throw new ApiError('CONFLICT', problem);
    return withHoldsKept(needs, booking, decideMove(booking, at), () => decideMoney(booking, 'over', at));
  };

/**
 * Gives the booking what is left to do after an answer, or after the end of an offer: seats, and the texts of
 * travellers who are gone. May be repeated.
 */
const finish = async (needs: Needs, booking: BookingRecord): Promise<BookingRecord | null> => {
  await forgetIfGone(needs, booking);
  return finishChanges(needs, (await bookingRepository(needs.database).findById(booking._id)) ?? booking);
};

/**
 * Answers for a booking whose departure is cancelled, for whoever has the link of its letter. One answer
 * counts, however often and from wherever it is given.
 * @returns what became of it, whoever answered first
 * @throws LINK_INVALID; CONFLICT with a sentence where it cannot be moved any more
 */
export const answerAnotherDay = async (
  needs: Needs,
  settle: SettleBooking,
  { token, answer }: { readonly token: string; readonly answer: AnotherDayAnswer },
): Promise<AnotherDayView> => {
  const bookings = bookingRepository(needs.database);
  const { booking: found } = await findAsked(needs, token);
  const written = await runWithAuditContext({ by: { kind: 'traveller', id: String(found.userId) } }, () =>
    changeBooking(bookings, found._id, decisionOn(needs, answer), found),
  );
  await needs.reached?.('decision-stored');
  const finished = written && (await finish(needs, written));
  if (finished && finished.dueAt !== null && !isAsked(finished)) await settle(finished);
  return viewOf(needs, await findAsked(needs, token));
};

/**
 * Gives their money to who has not answered in time; nothing where somebody answered, or still may. May be
 * repeated.
 * @param isOver it ends now, whatever its time: the other day is cancelled, too
 * @returns the booking afterwards
 */
export const endAnotherDay = async (needs: Needs, booking: BookingRecord, isOver = false): Promise<BookingRecord | null> => {
  const ended = (current: BookingRecord): BookingChange | null => {
    const at = needs.clock();
    return current.anotherDay && (isOver || current.anotherDay.until <= at) ? decideMoney(current, 'over', at) : null;
  };
  const after = await changeBooking(bookingRepository(needs.database), booking._id, ended, booking);
  await needs.reached?.('decision-stored');
  return after && !isAsked(after) ? finish(needs, after) : after;
};
