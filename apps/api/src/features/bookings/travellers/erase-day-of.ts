import { addDays, type CalendarDate } from '@wayfarer/contracts';
import type { BookingWithPackage } from '../package-now.ts';
import { lastDayOf } from './travellers-of.ts';

/** What was asked beside the name is kept for so many days after the trip. */
const KEPT_DAYS = 30;

/** The first day on which it is erased. */
export const eraseDayOf = (found: BookingWithPackage): CalendarDate => addDays(lastDayOf(found), KEPT_DAYS + 1);
