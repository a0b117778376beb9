import { type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import type { Config } from '../config.ts';

/** Today in the site's time zone. */
export const todayOf = ({ config, clock }: { config: Pick<Config, 'SITE_TIME_ZONE'>; clock: () => Date }): CalendarDate =>
  calendarDateAt(clock(), config.SITE_TIME_ZONE);
