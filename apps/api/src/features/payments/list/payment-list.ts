import { addDays, type CalendarDate, startOfDay } from '@wayfarer/contracts';
import type { BookingRecord } from '../../bookings/index.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { type AttemptFilter, isMatch } from './attempt-filter.ts';

/** Below and above every key of a list. */
export const BEHIND_ALL = '';
export const BEFORE_ALL = '~';
export const LIST_KEY = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z [0-9a-f]{24}$/;

/** The days that are asked for, as keys of the list: newer than the one, and older than the other. */
export type Stretch = { readonly before: string; readonly after: string };

/** Keys start with the timestamp, so a day is a key range. */
export const stretchOf = (
  { from, to }: { from?: CalendarDate | undefined; to?: CalendarDate | undefined },
  timeZone: string,
): Stretch => ({
  before: to ? startOfDay(addDays(to, 1), timeZone).toISOString() : BEFORE_ALL,
  after: from ? startOfDay(from, timeZone).toISOString() : BEHIND_ALL,
});

export const keyOf = ({ attempt }: PaymentRecord): string => attempt.listKey ?? '';

export const paymentsOf = (booking: BookingRecord): PaymentRecord[] =>
  booking.attempts.map((attempt) => ({ ...booking, attempt }));

/** The payments of some bookings that belong to a stretch, in no order. */
export const paymentsWithin = (
  bookings: readonly BookingRecord[],
  asked: AttemptFilter,
  { before, after }: Stretch,
): PaymentRecord[] =>
  bookings
    .flatMap(paymentsOf)
    .filter((payment) => keyOf(payment) > after && keyOf(payment) < before)
    .filter(({ attempt }) => isMatch(attempt, asked));
