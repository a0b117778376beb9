import type { CalendarDate } from '@wayfarer/contracts';
import { wrongField } from '../errors/wrong-field.ts';
import { todayOf } from './today-of.ts';

/** @throws VALIDATION at the field of a day that has not come yet on the site's calendar */
export const assertNotAhead = (site: Parameters<typeof todayOf>[0], field: string, day: CalendarDate): void => {
  if (day > todayOf(site)) throw wrongField(field, 'This day is in the future.');
};
