import { isInsideWindow, type Window } from '../tour-package/tour-package.rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { MinorUnits } from '../values/money.ts';

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const MIN_PERSONS = 1;
export const MAX_PERSONS = 50;

/** Which status may follow which: cancelled is final (docs/specification.md section 4). */
export const nextStatuses: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['cancelled'],
  cancelled: [],
};

export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => nextStatuses[from].includes(to);

/** The most that the provider accepts in one payment: nine digits of minor units for rupees. */
export const MAX_TOTAL: MinorUnits = 999_999_999;

/** A travel day can be booked if it is today or later, inside the package's window. */
export const isTravelDateOpen = (travelDate: CalendarDate, window: Window, today: CalendarDate): boolean =>
  travelDate >= today && isInsideWindow(travelDate, window);

/** A trip is over once its travel day has passed. On the day itself a booking can still be cancelled. */
export const isTripOver = (travelDate: CalendarDate, today: CalendarDate): boolean => travelDate < today;

/**
 * The number that travellers quote: the last 8 characters of the id, uppercased (docs/specification.md
 * section 9).
 */
export const bookingNumberOf = (id: string): string => id.slice(-8).toUpperCase();
