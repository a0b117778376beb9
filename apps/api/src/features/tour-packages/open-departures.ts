import { addDays, bookingTermsOf, type CalendarDate, closesAt, eachDepartureDay, leavesAt } from '@wayfarer/contracts';
import { todayOf } from '../../time/today-of.ts';
import type { SaleTerms } from './sale-terms.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

/** What of a package decides on which days it leaves, and until when each can be booked. */
export type Departing = Pick<TourPackageRecord, 'availableFrom' | 'availableTo' | 'schedule' | 'closedDays' | 'fullDays'>;

/** The first instant at which a departure can no longer be booked online. */
export const closingOf = (tourPackage: Departing, day: CalendarDate, { config, cutOffDays }: Omit<SaleTerms, 'clock'>): Date =>
  closesAt(day, bookingTermsOf(tourPackage.schedule, cutOffDays), config.SITE_TIME_ZONE);

/** When a departure leaves; until then staff can book it. */
export const leavingOf = ({ schedule }: Departing, day: CalendarDate, { config }: Pick<SaleTerms, 'config'>): Date =>
  leavesAt(day, schedule?.startTime, config.SITE_TIME_ZONE);

/** The days on which a package leaves, from one day to another, in order. */
export const eachDay = function* eachDay(
  { schedule, ...window }: Departing,
  from: CalendarDate,
  to: CalendarDate = window.availableTo,
): Generator<CalendarDate> {
  const availableFrom = window.availableFrom > from ? window.availableFrom : from;
  const availableTo = window.availableTo < to ? window.availableTo : to;
  if (schedule) yield* eachDepartureDay(schedule, { availableFrom, availableTo });
  else for (let day = availableFrom; day <= availableTo; day = addDays(day, 1)) yield day;
};

/** No day of a package is open before this one: the days of a cut-off are counted on the calendar. */
export const firstOpenDay = ({ schedule }: Departing, { config, clock, cutOffDays }: SaleTerms): CalendarDate => {
  const { cutOff } = bookingTermsOf(schedule, cutOffDays);
  return addDays(todayOf({ config, clock }), 'days' in cutOff ? cutOff.days : 0);
};

/**
 * The days of a package that can be booked at this moment, in order: it leaves on them, their cut-off has not
 * passed, and the agency has not closed them. Full ones are among them.
 */
export const eachOpenDay = function* eachOpenDay(tourPackage: Departing, now: SaleTerms): Generator<CalendarDate> {
  const closed = new Set(tourPackage.closedDays);
  let isOpen = false;
  for (const day of eachDay(tourPackage, firstOpenDay(tourPackage, now))) {
    // A later departure never closes before an earlier one.
    isOpen ||= closingOf(tourPackage, day, now) > now.clock();
    if (isOpen && !closed.has(day)) yield day;
  }
};

/**
 * The next day that can be booked and has a seat that is not paid (docs/decisions/0027); null when there is
 * none: it is sold out, or over.
 */
export const nextDayOf = (tourPackage: Departing, now: SaleTerms): CalendarDate | null => {
  const full = new Set(tourPackage.fullDays);
  for (const day of eachOpenDay(tourPackage, now)) if (!full.has(day)) return day;
  return null;
};
