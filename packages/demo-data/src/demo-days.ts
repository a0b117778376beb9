import { addDays, type CalendarDate, calendarDateAt } from '@wayfarer/contracts';
import type { BookingPlan } from './booking-plan.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/**
 * A booking of today is this much in the past, so that even an expiring payment page expires before the demo
 * is created.
 */
const LEAD = 50 * MINUTE;

/** The moment of a planned booking: just after midnight it is the evening before. */
export const bookedAtOf = ({ bookedDaysAgo }: BookingPlan, madeAt: Date): Date =>
  new Date(madeAt.getTime() - bookedDaysAgo * DAY - LEAD);

/** Counted from the day on which the demo is created, at any hour. */
export const travelDateOf = ({ travelInDays, bookedDaysAgo }: BookingPlan, madeAt: Date, timeZone: string): CalendarDate =>
  addDays(calendarDateAt(madeAt, timeZone), travelInDays - bookedDaysAgo);
