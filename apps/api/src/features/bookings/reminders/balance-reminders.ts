import { addDays, type CalendarDate, calendarDateAt, isTripOver, reminderDaysOf } from '@wayfarer/contracts';
import { type BookedPlan, restOf } from '../../attempts/index.ts';
import { type DueEmail, dueEmail } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { isAsked } from '../is-asked.ts';
import { remindAt } from './remind-at.ts';

/** The moment at which something is sent, and the time zone whose days count. */
export type SiteTime = { readonly at: Date; readonly timeZone: string };

/** The reminders of the rest, and the notice to the agency that it is overdue. */
export type BalanceKind = 'balance-reminder' | 'balance-overdue' | 'balance-overdue-notice';

/** Nothing else is due on the travel day itself: the days of a balance are at least one. */
export const isPaidOnArrival = ({ dueOn }: Pick<BookedPlan, 'dueOn'>, travelDate: CalendarDate): boolean => dueOn === travelDate;

const daysOf = (plan: BookedPlan, travelDate: CalendarDate, bookedOn: CalendarDate): CalendarDate[] =>
  reminderDaysOf(plan.dueOn, bookedOn, isPaidOnArrival(plan, travelDate));

const ofDay = (day: CalendarDate, { dueOn }: BookedPlan): DueEmail[] => {
  const at = remindAt(day);
  if (day <= dueOn) return [dueEmail('balance-reminder', at, day)];
  return [dueEmail('balance-overdue', at, day), dueEmail('balance-overdue-notice', at, day)];
};

/**
 * The reminders that become due with the write that confirms a booking: on every later day on which one may
 * be sent. Which of them are true is asked when they are sent.
 */
export const remindersOf = (
  booking: Pick<BookingRecord, 'plan' | 'totalAmount' | 'attempts' | 'travelDate'>,
  confirmedAt: Date,
): DueEmail[] => {
  const { plan } = booking;
  if (!plan || restOf(booking) === 0) return [];
  // Which day it is on the site is not known here, so none is left out that may be one of its days.
  const dayBefore = addDays(calendarDateAt(confirmedAt, 'UTC'), -1);
  return daysOf(plan, booking.travelDate, dayBefore)
    .flatMap((day) => ofDay(day, plan))
    .filter(({ at }) => at > confirmedAt);
};

/** When the first money came, which confirmed the booking. */
const confirmedAt = ({ attempts, bookingDate }: BookingRecord): Date =>
  attempts.flatMap(({ paidAt }) => paidAt ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? bookingDate;

/**
 * The plan of a confirmed booking of which something is still owed, where a reminder made due for a day is
 * still the one to send; else null. After an outage only that of today is sent, or else the latest, and none
 * that asks for money until a day which is past.
 */
export const planToRemindOf = (
  booking: BookingRecord,
  { kind, of }: Pick<DueEmail, 'kind' | 'of'>,
  { at, timeZone }: SiteTime,
): BookedPlan | null => {
  const { plan, bookingStatus, travelDate } = booking;
  if (!plan || bookingStatus !== 'confirmed' || isAsked(booking) || restOf(booking) === 0) return null;
  // The agency is owed the money also after the trip.
  if (kind === 'balance-overdue-notice') return plan;
  const today = calendarDateAt(at, timeZone);
  if (isTripOver(travelDate, today)) return null;
  const days = daysOf(plan, travelDate, calendarDateAt(confirmedAt(booking), timeZone));
  const place = days.indexOf(of ?? '');
  const next = days[place + 1];
  const isOfNow = place >= 0 && (next === undefined || (next > today && remindAt(next) > at));
  return isOfNow && (kind === 'balance-overdue' || today <= plan.dueOn) ? plan : null;
};

/**
 * The last day on which a call instead of a reminder is of use: that before the next one, or the travel day.
 */
export const callUntilOf = (plan: BookedPlan | null, travelDate: CalendarDate, on: CalendarDate): CalendarDate => {
  const [next] = plan ? daysOf(plan, travelDate, on) : [];
  return next === undefined || next > travelDate ? travelDate : addDays(next, -1);
};
