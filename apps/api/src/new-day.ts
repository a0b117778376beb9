import { addDays, calendarDateAt, startOfDay } from '@wayfarer/contracts';
import type { Dependencies } from './dependencies.ts';

/** Returns true for the first call on each new day of the site. */
export const watchForNewDay = ({ clock, config }: Pick<Dependencies, 'clock' | 'config'>): (() => boolean) => {
  const zone = config.SITE_TIME_ZONE;
  const endOfDay = (): number => startOfDay(addDays(calendarDateAt(clock(), zone), 1), zone).getTime();
  let end = endOfDay();
  return () => {
    if (clock().getTime() < end) return false;
    end = endOfDay();
    return true;
  };
};
