import type { BookingRecord } from './booking.model.ts';

/** What was booked beside the trip, each with its number. */
export const extrasOfBooking = ({ choice }: Pick<BookingRecord, 'choice'>): { text: string; quantity: number }[] =>
  (choice?.lines ?? []).flatMap(({ kind, text, quantity }) => (kind === 'extra' ? [{ text, quantity }] : []));
