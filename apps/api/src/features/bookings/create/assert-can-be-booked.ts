import { addDays, type CalendarDate, calendarDateAt, daysBetween, has, leavesOn } from '@wayfarer/contracts';
import { formatAll } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { dayText } from '../../../time/day-text.ts';
import { todayOf } from '../../../time/today-of.ts';
import { closingOf, eachOpenDay, endOfSaleOf, leavingOf, type Offer, type SaleTerms } from '../../tour-packages/index.ts';

const distance = (one: CalendarDate, other: CalendarDate): number => Math.abs(daysBetween(one, other));
/** Days that are named in place of one that cannot be booked. */
const MAX_NEAREST = 2;

/** 'The nearest departures are Sat, 5 Dec 2026 and Sat, 19 Dec 2026.'; nothing where none can be booked. */
const nearestSentence = (terms: SaleTerms, tourPackage: Offer, travelDate: CalendarDate): string => {
  const [before, after]: [CalendarDate[], CalendarDate[]] = [[], []];
  for (const day of eachOpenDay(tourPackage, terms)) {
    if (!tourPackage.fullDays?.includes(day)) (day < travelDate ? before : after).push(day);
    // A window may go on for centuries.
    if (after.length === MAX_NEAREST) break;
  }
  const nearest = [...before, ...after]
    .toSorted((one, other) => distance(one, travelDate) - distance(other, travelDate))
    .slice(0, MAX_NEAREST)
    .toSorted()
    .map(dayText);
  if (nearest.length === 0) return '';
  return nearest.length === 1
    ? ` The only departure left is ${nearest[0]}.`
    : ` The nearest departures are ${formatAll(nearest)}.`;
};

/** 'on Thu, 3 Dec 2026 at 18:00', or 'at the end of Thu, 3 Dec 2026'. */
const closedText = (at: Date, timeZone: string): string => {
  const day = calendarDateAt(at, timeZone);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return time === '00:00' ? `at the end of ${dayText(addDays(day, -1))}` : `on ${dayText(day)} at ${time}`;
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
  if (travelDate < todayOf(terms)) throw refuse('This day is in the past.');
  if (!leavesOn(tourPackage, travelDate)) {
    const { schedule, availableFrom, availableTo } = tourPackage;
    throw refuse(
      schedule
        ? `This trip does not leave on ${dayText(travelDate)}.${nearestSentence(terms, tourPackage, travelDate)}`
        : `This package runs from ${availableFrom} to ${availableTo}.`,
    );
  }
  const closes = has(role, 'change-bookings')
    ? leavingOf(tourPackage, travelDate, terms)
    : closingOf(tourPackage, travelDate, terms);
  const end = endOfSaleOf(tourPackage, travelDate, terms, closes);
  if (end === null) return;
  if (end === 'cancelled')
    throw refuse(
      `The departure on ${dayText(travelDate)} is cancelled.${nearestSentence(terms, tourPackage, travelDate)}`,
      'PACKAGE_NOT_BOOKABLE',
    );
  if (end === 'closed') throw refuse('This day can no longer be booked. Please choose another.', 'PACKAGE_NOT_BOOKABLE');
  throw refuse(
    `Bookings for ${dayText(travelDate)} closed ${closedText(closes, terms.config.SITE_TIME_ZONE)}.${nearestSentence(terms, tourPackage, travelDate)}`,
    'PACKAGE_NOT_BOOKABLE',
  );
};
