import type { BookingRecord } from './booking.model.ts';
import { spokenLines } from './spoken-booking.ts';

/** What was booked beside the trip, each with its number. */
export const extrasOfBooking = ({
  choice,
  package: booked,
}: Pick<BookingRecord, 'choice' | 'package'>): { text: string; quantity: number }[] =>
  spokenLines(booked, choice?.lines ?? []).flatMap(({ kind, text, quantity }) => (kind === 'extra' ? [{ text, quantity }] : []));
