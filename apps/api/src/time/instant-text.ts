import { calendarDateAt } from '@wayfarer/contracts';
import { dayText } from './day-text.ts';

/** An instant on the clock of the site, with its name: 'Sat, 12 Dec 2026, 14:30 (Asia/Kolkata)'. */
export const instantText = (instant: Date, timeZone: string): string => {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${dayText(calendarDateAt(instant, timeZone))}, ${time.format(instant)} (${timeZone})`;
};
