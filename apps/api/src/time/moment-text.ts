import { calendarDateAt } from '@wayfarer/contracts';
import { formatClock, t } from '@wayfarer/words';
import { dayText } from './day-text.ts';

/** 'Sat, 28 Nov 2026 at 23:13', on a site's clock. */
export const momentText = (at: Date, timeZone: string): string =>
  t('{day} at {time}', { day: dayText(calendarDateAt(at, timeZone)), time: formatClock(at, timeZone) });
