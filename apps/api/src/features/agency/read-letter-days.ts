import { TRIP_REMINDER_DAYS } from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
import { agencyRepository } from './agency.repository.ts';

/** On which days before a trip it is reminded of, and how many days after it its traveller is written to. */
export type LetterDays = {
  readonly before: readonly number[];
  /** Null for never. */
  readonly after: number | null;
};

/** As the settings are at this moment. */
export const readLetterDays = async (database: Database): Promise<LetterDays> => {
  const { changed } = await agencyRepository(database).find();
  return { before: changed.tripReminderDays ?? TRIP_REMINDER_DAYS, after: changed.afterTripDays ?? null };
};
