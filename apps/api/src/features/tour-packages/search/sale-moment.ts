import { addDays, type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import { readSaleTerms, type SaleTerms } from '../sale-terms.ts';

/** The moment of a search, which decides what can still be booked. */
export type SaleMoment = {
  readonly today: CalendarDate;
  /** The first day that can be booked of packages without a cut-off of their own. */
  readonly firstOpen: CalendarDate;
  /** Milliseconds since 1970: departures that close later can be booked. */
  readonly at: number;
};

export const saleMomentOf = ({ config, clock, cutOffDays }: SaleTerms): SaleMoment => {
  const now = clock();
  const today = calendarDateAt(now, config.SITE_TIME_ZONE);
  return { today, firstOpen: addDays(today, cutOffDays), at: now.getTime() };
};

/** This moment, by the settings as they are stored. */
export const readSaleMoment = async (needs: Parameters<typeof readSaleTerms>[0]): Promise<SaleMoment> =>
  saleMomentOf(await readSaleTerms(needs));
