import { type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import type { Config } from './config.ts';

/** The day that it is now where the site is. */
export const todayOf = ({ config, clock }: { config: Pick<Config, 'SITE_TIME_ZONE'>; clock: () => Date }): CalendarDate =>
  calendarDateAt(clock(), config.SITE_TIME_ZONE);
