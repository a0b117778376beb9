import { addDays, type CalendarDate, calendarDateAt, daysBetween, has, leavesOn } from '@wayfarer/contracts';
import { formatClock, t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { dayText } from '../../../time/day-text.ts';
import { todayOf } from '../../../time/today-of.ts';
import { closingOf, eachOpenDay, endOfSaleOf, leavingOf, type Offer, type SaleTerms } from '../../tour-packages/index.ts';

const distance = (one: CalendarDate, other: CalendarDate): number => Math.abs(daysBetween(one, other));
/** Days that are named in place of one that cannot be booked. */
const MAX_NEAREST = 2;

/** 'The nearest departures are Sat, 5 Dec 2026 and Sat, 19 Dec 2026.'; nothing where none can be booked. */
const nearestSentence = (terms: SaleTerms, tourPackage: Offer, travelDate: CalendarDate): string | null => {
  const [before, after]: [CalendarDate[], CalendarDate[]] = [[], []];
  for (const day of eachOpenDay(tourPackage, terms)) {
    if (!tourPackage.fullDays?.includes(day)) (day < travelDate ? before : after).push(day);
    // A window may go on for centuries.
    if (after.length === MAX_NEAREST) break;
  }
  const [first, second] = [...before, ...after]
    .toSorted((one, other) => distance(one, travelDate) - distance(other, travelDate))
    .slice(0, MAX_NEAREST)
    .toSorted()
    .map(dayText);
  if (first === undefined) return null;
  return second === undefined
    ? t('The only departure left is {day}.', { day: first })
    : t('The nearest departures are {first} and {second}.', { first, second });
};

/** Until when a departure could be booked: until a time, or until the end of a day. */
const closedSentence = (travelDate: CalendarDate, at: Date, timeZone: string): string => {
  const [day, closed] = [dayText(travelDate), calendarDateAt(at, timeZone)];
  const time = formatClock(at, timeZone);
  return time === '00:00'
    ? t('Bookings for {day} closed at the end of {last}.', { day, last: dayText(addDays(closed, -1)) })
    : t('Bookings for {day} closed on {closed} at {time}.', { day, closed: dayText(closed), time });
};

type Code = 'VALIDATION' | 'PACKAGE_NOT_BOOKABLE';
/** Says it of the day, so that a form knows that others may be open. */
const refuse = (sentence: string, code: Code = 'VALIDATION'): ApiError => new ApiError(code, sentence, { travelDate: sentence });

/**
 * A departure is booked until its cut-off, and by staff until it leaves.
 * @throws VALIDATION for a day on which the package does not leave, with the nearest two, or that is past;
 * PACKAGE_NOT_BOOKABLE for a departure that is closed, or whose cut-off has passed
 */
export const assertCanBeBooked = (
  terms: SaleTerms,
  { role }: Pick<Caller, 'role'>,
  tourPackage: Offer,
  travelDate: CalendarDate,
): void => {
  const withNearest = (sentence: string): string =>
    [sentence, nearestSentence(terms, tourPackage, travelDate) ?? []].flat().join(' ');
  if (travelDate < todayOf(terms)) throw refuse(t('This day is in the past.'));
  if (!leavesOn(tourPackage, travelDate)) {
    const { schedule, availableFrom, availableTo } = tourPackage;
    throw refuse(
      schedule
        ? withNearest(t('This trip does not leave on {day}.', { day: dayText(travelDate) }))
        : t('This package runs from {first} to {last}.', { first: availableFrom, last: availableTo }),
    );
  }
  const closes = has(role, 'change-bookings')
    ? leavingOf(tourPackage, travelDate, terms)
    : closingOf(tourPackage, travelDate, terms);
  const end = endOfSaleOf(tourPackage, travelDate, terms, closes);
  if (end === null) return;
  if (end === 'cancelled')
    throw refuse(withNearest(t('The departure on {day} is cancelled.', { day: dayText(travelDate) })), 'PACKAGE_NOT_BOOKABLE');
  if (end === 'closed') throw refuse(t('This day can no longer be booked. Please choose another.'), 'PACKAGE_NOT_BOOKABLE');
  throw refuse(withNearest(closedSentence(travelDate, closes, terms.config.SITE_TIME_ZONE)), 'PACKAGE_NOT_BOOKABLE');
};
