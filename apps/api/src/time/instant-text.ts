import { calendarDateAt } from '@wayfarer/contracts';
import { formatClock, t } from '@wayfarer/words';
import { dayText } from './day-text.ts';

/** An instant on the clock of the site, with its name: 'Sat, 12 Dec 2026, 14:30 (Asia/Kolkata)'. */
export const instantText = (instant: Date, timeZone: string): string => {
  const [day, time] = [dayText(calendarDateAt(instant, timeZone)), formatClock(instant, timeZone)];
  return t('{day}, {time} ({zone})', { day, time, zone: timeZone });
};
