import { type CalendarDate, isTripOver } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import { dayText } from '../../../time/day-text.ts';
import { isAtBank } from '../../attempts/index.ts';
import type { BookingRecord } from '../booking.model.ts';

/** The most changes of one booking: a document must not grow without bound. */
const MAX_CHANGES = 20;

const refuse = (sentence: string): ApiError => new ApiError('CONFLICT', sentence);

/**
 * Whether the day of a booking can be another one at this moment, by whomever; one that is asked about
 * another day is answered first.
 * @throws CONFLICT, TRIP_OVER where it cannot
 */
export const assertIsChangeable = (
  {
    bookingStatus,
    attempts,
    takenByHand,
    travelDate,
    changes,
    changing,
  }: Pick<BookingRecord, 'bookingStatus' | 'attempts' | 'takenByHand' | 'travelDate' | 'changes' | 'changing'>,
  today: CalendarDate,
): void => {
  if (bookingStatus === 'cancelled') throw refuse(t('This booking is cancelled.'));
  if (bookingStatus === 'pending')
    throw refuse(t('This booking waits for its payment. Pay it first, or cancel it and book again.'));
  if (isTripOver(travelDate, today)) throw new ApiError('TRIP_OVER');
  if (changing?.isOffer)
    throw refuse(
      t('The departure of this booking is cancelled. First choose {day} instead, or your money.', {
        day: dayText(changing.to.travelDate),
      }),
    );
  if (takenByHand || attempts.some(({ status }) => status === 'needs_review'))
    throw refuse(t('A payment of this booking is being checked. Please try again later.'));
  if (attempts.some(isAtBank)) throw refuse(t('The bank decides on a payment of this booking. Until then it cannot be changed.'));
  if ((changes?.length ?? 0) >= MAX_CHANGES) throw refuse(t('This booking was changed too often. Cancel it and book again.'));
};
