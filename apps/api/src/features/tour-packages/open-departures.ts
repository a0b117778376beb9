import { addDays, bookingTermsOf, type CalendarDate, closesAt, eachDepartureDay, leavesAt, leavesOn } from '@wayfarer/contracts';
import { todayOf } from '../../time/today-of.ts';
import type { SaleTerms } from './sale-terms.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

/** What of a package decides on which days it leaves, and until when each can be booked. */
export type Departing = Pick<
  TourPackageRecord,
  'availableFrom' | 'availableTo' | 'schedule' | 'closedDays' | 'cancelledDays' | 'fullDays'
>;

/** The first instant at which a departure can no longer be booked online. */
export const closingOf = (tourPackage: Departing, day: CalendarDate, { config, cutOffDays }: Omit<SaleTerms, 'clock'>): Date =>
  closesAt(day, bookingTermsOf(tourPackage.schedule, cutOffDays), config.SITE_TIME_ZONE);

/** When a departure leaves; until then staff can book it. */
export const leavingOf = ({ schedule }: Departing, day: CalendarDate, { config }: Pick<SaleTerms, 'config'>): Date =>
  leavesAt(day, schedule?.startTime, config.SITE_TIME_ZONE);

/**
 * Whether the agency sells a departure no longer, at whatever time: it has cancelled it for good, or closed
 * it.
 */
export const stopOf = (
  { closedDays, cancelledDays }: Pick<Departing, 'closedDays' | 'cancelledDays'>,
  day: CalendarDate,
): 'cancelled' | 'closed' | null => {
  if (cancelledDays?.includes(day)) return 'cancelled';
  return closedDays?.includes(day) ? 'closed' : null;
};

/**
 * Why a departure can no longer be booked at a moment, whatever seats it has; null where it can be. Whoever
 * sells, lists or searches departures asks this.
 * @param closes for travellers, unless another instant is given
 */
export const endOfSaleOf = (
  tourPackage: Departing,
  day: CalendarDate,
  now: SaleTerms,
  closes = closingOf(tourPackage, day, now),
): 'cancelled' | 'closed' | 'too late' | null => stopOf(tourPackage, day) ?? (closes > now.clock() ? null : 'too late');

/** Whether a day of a package can be booked at a moment: it leaves then, and is still sold. */
export const canBeBooked = (tourPackage: Departing, day: CalendarDate, now: SaleTerms): boolean =>
  leavesOn(tourPackage, day) && endOfSaleOf(tourPackage, day, now) === null;

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

/** The days of a package that can be booked at this moment, in order. Full ones are among them. */
export const eachOpenDay = function* eachOpenDay(tourPackage: Departing, now: SaleTerms): Generator<CalendarDate> {
  for (const day of eachDay(tourPackage, firstOpenDay(tourPackage, now)))
    if (endOfSaleOf(tourPackage, day, now) === null) yield day;
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
