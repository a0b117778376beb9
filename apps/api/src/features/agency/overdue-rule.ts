import type { CalendarDate } from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
import { agencyRepository } from './agency.repository.ts';

/** After how many days an overdue booking is cancelled, and since which day that holds. */
export type OverdueRule = { readonly days: number; readonly since: CalendarDate };

/** The rule of the settings; null while only staff cancel. */
export const readOverdueRule = async (database: Database): Promise<OverdueRule | null> => {
  const { changed, overdueSince } = await agencyRepository(database).find();
  const days = changed.cancelOverdueAfterDays;
  return days === undefined || overdueSince === undefined ? null : { days, since: overdueSince };
};
