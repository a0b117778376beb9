import { addDays, type CalendarDate, type PersonToCall } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { HasCalls } from './calls.model.ts';

/** Days after a cancelled departure on which who waits for their money may still be called. */
const DAYS_AFTER_CANCELLATION = 7;

/** Until when it is of use to call about a message to a departure, or about its cancellation. */
export const callsUntil = (day: CalendarDate, about: 'message' | 'cancellation'): CalendarDate =>
  about === 'message' ? day : addDays(day, DAYS_AFTER_CANCELLATION);

/** What is stored of those who have to be called; nothing where there is nobody. */
export const callsDueOf = (people: ReadonlyMap<string, PersonToCall>, until: CalendarDate): Pick<HasCalls, 'callsDue'> =>
  people.size === 0 ? {} : { callsDue: [...people.keys()].map((id) => ({ booking: objectIdOf(id), until })) };

/** How many bookings are called instead of written to. */
export const countCalls = ({ callsDue = [], called = [] }: HasCalls): number => callsDue.length + called.length;
