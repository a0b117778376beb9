import { type CalendarDate, daysBetween, isTripOver, type NewTripChange } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { dayText } from '../../../time/day-text.ts';
import { todayOf } from '../../../time/today-of.ts';
import { readChangeTerms } from '../../agency/index.ts';
import { isAtBank } from '../../attempts/index.ts';
import { actsForAgency, type BookingRecord, lastDayToChange, MAX_CHANGES, type Terms } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';

const refuse = (sentence: string): ApiError => new ApiError('CONFLICT', sentence);

/** @throws CONFLICT, TRIP_OVER where a booking is not one that can be changed now, by whomever */
const assertIsChangeable = (
  { bookingStatus, attempts, takenByHand, travelDate, changes }: BookingRecord,
  today: CalendarDate,
) => {
  if (bookingStatus === 'cancelled') throw refuse('This booking is cancelled.');
  if (bookingStatus === 'pending') throw refuse('This booking waits for its payment. Pay it first, or cancel it and book again.');
  if (isTripOver(travelDate, today)) throw new ApiError('TRIP_OVER');
  if (takenByHand || attempts.some(({ status }) => status === 'needs_review'))
    throw refuse('A payment of this booking is being checked. Please try again later.');
  if (attempts.some(isAtBank)) throw refuse('The bank decides on a payment of this booking. Until then it cannot be changed.');
  if ((changes?.length ?? 0) >= MAX_CHANGES) throw refuse('This booking was changed too often. Cancel it and book again.');
};

const assertInTime = (travelDate: CalendarDate, untilDays: number | null, today: CalendarDate): void => {
  const lastDay = lastDayToChange(travelDate, untilDays);
  if (lastDay === null) throw refuse('Please contact us to change this booking.');
  if (daysBetween(today, lastDay) < 0)
    throw refuse(`This booking could be changed until ${dayText(lastDay)}. Please contact us.`);
};

/**
 * On whose terms a caller changes a booking: staff on the agency's unless they choose otherwise, at any time
 * before the trip; a traveller on their own, as long as the agency allows it.
 * @throws CONFLICT, TRIP_OVER where it cannot be changed; FORBIDDEN for a traveller who asks for what only
 * staff decide
 */
export const termsOfChange = async (
  needs: MoneyDependencies,
  caller: Caller,
  booking: BookingRecord,
  { terms, discount }: Pick<NewTripChange, 'terms' | 'discount'>,
): Promise<Terms> => {
  const today = todayOf(needs);
  assertIsChangeable(booking, today);
  const { untilDays, fee } = await readChangeTerms(needs);
  if (!actsForAgency(caller, booking)) {
    if ((terms ?? 'traveller') !== 'traveller' || discount) throw new ApiError('FORBIDDEN');
    assertInTime(booking.travelDate, untilDays, today);
  } else if ((terms ?? 'agency') === 'agency') return 'agency';
  return { fee };
};
