import { addDays, type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import type { Now } from '../open-departures.ts';

/** The moment of a search, which decides what can still be booked. */
export type SaleMoment = {
  readonly today: CalendarDate;
  /** The first day that can be booked of packages without a schedule. */
  readonly firstOpen: CalendarDate;
  /** Milliseconds since 1970: departures that close later can be booked. */
  readonly at: number;
};

export const saleMomentOf = ({ config, clock }: Now): SaleMoment => {
  const now = clock();
  const today = calendarDateAt(now, config.SITE_TIME_ZONE);
  return { today, firstOpen: addDays(today, config.BOOKING_CUT_OFF_DAYS), at: now.getTime() };
};
