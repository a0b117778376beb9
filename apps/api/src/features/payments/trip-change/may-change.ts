import { type CalendarDate, daysBetween, type NewTripChange } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { dayText } from '../../../time/day-text.ts';
import { todayOf } from '../../../time/today-of.ts';
import { readChangeTerms } from '../../agency/index.ts';
import { actsForAgency, assertIsChangeable, type BookingRecord, lastDayToChange, type Terms } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';

const refuse = (sentence: string): ApiError => new ApiError('CONFLICT', sentence);

const assertInTime = (travelDate: CalendarDate, untilDays: number | null, today: CalendarDate): void => {
  const lastDay = lastDayToChange(travelDate, untilDays);
  if (lastDay === null) throw refuse(t('Please contact us to change this booking.'));
  if (daysBetween(today, lastDay) < 0)
    throw refuse(t('This booking could be changed until {day}. Please contact us.', { day: dayText(lastDay) }));
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
