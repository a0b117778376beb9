import {
  addDays,
  bookingTermsOf,
  type CalendarDate,
  closesAt,
  eachDepartureDay,
  isInsideWindow,
  leavesAt,
} from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import { todayOf } from '../../time/today-of.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

/** What of a package decides on which days it leaves, and until when each can be booked. */
export type Departing = Pick<TourPackageRecord, 'availableFrom' | 'availableTo' | 'schedule' | 'closedDays' | 'fullDays'>;
type Site = { config: Pick<Config, 'SITE_TIME_ZONE' | 'BOOKING_CUT_OFF_DAYS'> };
export type Now = Site & { clock: () => Date };

/** Whether a package leaves on a day by its schedule, or by its window where it has none. */
export const leavesOn = ({ schedule, ...window }: Departing, day: CalendarDate): boolean => {
  if (!isInsideWindow(day, window)) return false;
  if (!schedule) return true;
  const [only] = eachDepartureDay(schedule, { availableFrom: day, availableTo: day });
  return only === day;
};

/** The first instant at which a departure can no longer be booked online. */
export const closingOf = (tourPackage: Departing, day: CalendarDate, { config }: Site): Date =>
  closesAt(day, bookingTermsOf(tourPackage.schedule, config.BOOKING_CUT_OFF_DAYS), config.SITE_TIME_ZONE);

/** When a departure leaves; until then staff can book it. */
export const leavingOf = ({ schedule }: Departing, day: CalendarDate, { config }: Site): Date =>
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

/**
 * The days of a package that can be booked at this moment, in order: it leaves on them, their cut-off has not
 * passed, and the agency has not closed them. Full ones are among them.
 */
export const eachOpenDay = function* eachOpenDay(tourPackage: Departing, now: Now): Generator<CalendarDate> {
  const { config, clock } = now;
  const closed = new Set(tourPackage.closedDays);
  const { cutOff } = bookingTermsOf(tourPackage.schedule, config.BOOKING_CUT_OFF_DAYS);
  // No day is open before these: the days of a cut-off are counted on the calendar.
  const from = addDays(todayOf({ config, clock }), 'days' in cutOff ? cutOff.days : 0);
  let isOpen = false;
  for (const day of eachDay(tourPackage, from)) {
    // A later departure never closes before an earlier one.
    isOpen ||= closingOf(tourPackage, day, { config }) > clock();
    if (isOpen && !closed.has(day)) yield day;
  }
};

/**
 * The next day that can be booked and has a seat that is not paid (docs/decisions/0027); null when there is
 * none: it is sold out, or over.
 */
export const nextDayOf = (tourPackage: Departing, now: Now): CalendarDate | null => {
  const full = new Set(tourPackage.fullDays);
  for (const day of eachOpenDay(tourPackage, now)) if (!full.has(day)) return day;
  return null;
};
