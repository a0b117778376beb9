import { type CalendarDate, cancelDepartureSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';

/** What is typed to cancel a departure; of the bookings only those that stay. */
export const cancelFormSchemaOf = (day: CalendarDate) => {
  const asked = formatShortDay(day);
  return z.object({
    reason: cancelDepartureSchema.shape.reason,
    letter: cancelDepartureSchema.shape.letter,
    kept: z.array(z.string()),
    /** Chosen by `kept`; here for what the API refuses of them. */
    bookings: z.array(z.string()),
    typedDay: z.string().refine((typed) => typed.trim().toLowerCase() === asked.toLowerCase(), `Type ${asked}.`),
  });
};

export const NOTHING_TYPED = { reason: '', letter: '', kept: [] as string[], bookings: [] as string[], typedDay: '' };
export type CancelFormValues = typeof NOTHING_TYPED;
