import type { CalendarDate } from '@wayfarer/contracts';
import { tn } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { LimitSubject } from './limit-subject.ts';
import { unpaidBookingRepository } from './unpaid-booking.repository.ts';

/** The period for which holds without payment are counted, in milliseconds. */
const PACE_WINDOW_MS = 24 * 60 * 60_000;

/** @throws TOO_MANY_UNPAID when seats were held too often within a day without payment */
export const assertPaced = (held: number, { MAX_UNPAID_HOLDS }: Pick<Dependencies['config'], 'MAX_UNPAID_HOLDS'>): void => {
  if (held < MAX_UNPAID_HOLDS) return;
  const sentence = tn(
    held,
    'You have held seats for this day {n} time within 24 hours without paying. Choose another day, or try again tomorrow.',
    'You have held seats for this day {n} times within 24 hours without paying. Choose another day, or try again tomorrow.',
  );
  throw new ApiError('TOO_MANY_UNPAID', sentence);
};

/**
 * Limits how often an account holds seats of one day of a package without paying: each booking counts once
 * when it was made, and once more for each payment page after the first.
 * @throws TOO_MANY_UNPAID
 */
export const assertHoldsPaced = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { account }: LimitSubject,
  { packageId, travelDate }: { packageId: string; travelDate: CalendarDate },
): Promise<void> => {
  const since = new Date(clock().getTime() - PACE_WINDOW_MS);
  const attempts = await unpaidBookingRepository(database).attemptsOfDay({ account, packageId, travelDate, since });
  const held = attempts.reduce((sum, count) => sum + Math.max(1, count), 0);
  assertPaced(held, config);
};
