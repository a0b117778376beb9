import { t } from '@wayfarer/words';
import { isAtBank, paidOf } from '../../attempts/index.ts';
import type { AskedDay } from '../asked-day.model.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange, MoneyState } from '../booking-change.ts';
import { cancellationOf, refundAll } from '../cancellation.ts';
import { isAsked } from '../is-asked.ts';
import { dropChange, makeChange } from '../trip-change/make-change.ts';

type Asked = MoneyState & Pick<BookingRecord, 'byStaff' | 'staffCancel'>;

const answered = ({ anotherDay }: Asked, answer: NonNullable<AskedDay['answer']>): BookingChange =>
  anotherDay ? { anotherDay: { ...anotherDay, answer } } : {};

/** Why a booking that is asked cannot be moved at this moment, as a sentence; null where it can. Pure. */
export const moveProblemOf = ({ changing, attempts, takenByHand, ...booking }: Asked): string | null => {
  if (!isAsked(booking) || !changing) return t('This question was answered already.');
  if (attempts.some(isAtBank))
    return t('The bank decides on a payment of this booking, so it cannot be moved now. You can still have your money.');
  if (takenByHand || attempts.some(({ status }) => status === 'needs_review') || changing.paid !== paidOf({ attempts }))
    return t(
      'Something was paid or refunded since we asked you, so this booking cannot be moved by itself. Please contact us, or take your money.',
    );
  return null;
};

/**
 * Moves a booking that is asked to the other day: the change that was prepared is made. Pure.
 * @returns null where it cannot be moved
 */
export const decideMove = (booking: Asked, at: Date): BookingChange | null => {
  if (moveProblemOf(booking) !== null || !booking.changing) return null;
  // It is not cancelled, so nothing is told of it as such.
  return { ...makeChange(booking, booking.changing, at), ...answered(booking, 'move'), staffCancel: null };
};

/**
 * Gives a booking that is asked all its money: it is cancelled as its departure is, and what was prepared for
 * the other day is dropped, in one write. Pure.
 * @returns null where nobody is asked
 */
export const decideMoney = (booking: Asked, answer: 'money' | 'over', at: Date): BookingChange | null => {
  if (!isAsked(booking)) return null;
  const dropped = dropChange(booking, at);
  const cancelled = cancellationOf({ ...booking, ...dropped }, refundAll, at);
  return cancelled && { ...dropped, ...cancelled, ...answered(booking, answer) };
};
