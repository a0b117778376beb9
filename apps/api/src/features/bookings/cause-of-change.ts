import type { BookingRecord } from './booking.model.ts';
import type { MadeChange } from './trip-change.model.ts';

/** What tells one change of a booking from others: the payment for it, or its stay. */
export const causeOfChange = ({ attempts }: Pick<BookingRecord, 'attempts'>, { stay }: Pick<MadeChange, 'stay'>): string =>
  attempts.find(({ change, status }) => change === stay && status === 'paid')?.attemptId ?? `change-${stay}`;
