import type { DepartureCancellation } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { userRepository } from '../../users/index.ts';
import type { CancellationRecord } from './cancellation.model.ts';

/** The day that is offered instead, as answers have it; nothing without. */
export const presentOtherDay = (
  otherDay: CancellationRecord['otherDay'],
): { otherDay?: NonNullable<DepartureCancellation['otherDay']> } =>
  otherDay ? { otherDay: { day: otherDay.day, until: otherDay.until.toISOString() } } : {};

/** A cancelled departure, as every admin sees it. */
export const presentCancellation = async (
  database: Database,
  { at, by, reason, bookings, otherDay }: CancellationRecord,
): Promise<DepartureCancellation> => {
  const names = await userRepository(database).namesOf([String(by)]);
  return {
    at: at.toISOString(),
    by: names.get(String(by)) ?? null,
    reason,
    bookings: bookings.length,
    ...presentOtherDay(otherDay),
  };
};
