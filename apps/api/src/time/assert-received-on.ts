import { addDays, type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import { wrongField } from '../errors/wrong-field.ts';
import { assertNotAhead } from './assert-not-ahead.ts';
import { dayText } from './day-text.ts';

/** Money may come before its booking is written down, but not years before. */
const MOST_DAYS_BEFORE = 365;

/**
 * @param bookedAt when the booking was made
 * @throws VALIDATION at the field of a day that is to come, or on which nobody can have paid for the booking
 */
export const assertReceivedOn = (
  site: Parameters<typeof assertNotAhead>[0],
  field: string,
  day: CalendarDate,
  bookedAt: Date,
): void => {
  assertNotAhead(site, field, day);
  const first = addDays(calendarDateAt(bookedAt, site.config.SITE_TIME_ZONE), -MOST_DAYS_BEFORE);
  if (day < first) throw wrongField(field, `This is long before the booking. Enter a day from ${dayText(first)} on.`);
};
