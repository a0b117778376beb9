import { addDays, type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import type { BookingPlan } from './booking-plan.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** A booking of today lies behind by so much, so that even a payment page that expires does so before the demo is made. */
const LEAD = 50 * MINUTE;

/** The moment of a planned booking: just after midnight it falls on the evening before. */
export const bookedAtOf = ({ bookedDaysAgo }: BookingPlan, madeAt: Date): Date =>
  new Date(madeAt.getTime() - bookedDaysAgo * DAY - LEAD);

/** Counted from the day on which the demo is made, as the windows of its packages are, whatever the hour. */
export const travelDateOf = ({ travelInDays, bookedDaysAgo }: BookingPlan, madeAt: Date, timeZone: string): CalendarDate =>
  addDays(calendarDateAt(madeAt, timeZone), travelInDays - bookedDaysAgo);
