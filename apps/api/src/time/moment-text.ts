import { calendarDateAt } from '@wayfarer/contracts';
import { dayText } from './day-text.ts';

/** 'Sat, 28 Nov 2026 at 23:13', on a site's clock. */
export const momentText = (at: Date, timeZone: string): string => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return `${dayText(calendarDateAt(at, timeZone))} at ${time}`;
};
