import { type CalendarDate, cancelDepartureSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';

/** The day that is offered instead, and until when, in the browser's own time: '2026-12-05T18:00'. */
export type TypedOtherDay = { day: string; until: string };

const otherDaySchema = z
  .object({
    day: z.string().min(1, 'Choose the other day.'),
    until: z.string().min(1, 'Choose until when they can answer.'),
  })
  .nullable();

/** What is typed to cancel a departure; of the bookings only those that stay. */
export const cancelFormSchemaOf = (day: CalendarDate) => {
  const asked = formatShortDay(day);
  return z.object({
    reason: cancelDepartureSchema.shape.reason,
    letter: cancelDepartureSchema.shape.letter,
    kept: z.array(z.string()),
    /** Chosen by `kept`; here for what the API refuses of them. */
    bookings: z.array(z.string()),
    /** Null: everybody gets the money. */
    otherDay: otherDaySchema,
    typedDay: z.string().refine((typed) => typed.trim().toLowerCase() === asked.toLowerCase(), `Type ${asked}.`),
  });
};

export const NOTHING_TYPED = {
  reason: '',
  letter: '',
  kept: [] as string[],
  bookings: [] as string[],
  otherDay: null as TypedOtherDay | null,
  typedDay: '',
};
export type CancelFormValues = typeof NOTHING_TYPED;

/** As it is sent; nothing where everybody gets the money. */
export const sentOtherDay = (typed: TypedOtherDay | null): { otherDay?: { day: string; until: string } } =>
  typed === null ? {} : { otherDay: { day: typed.day, until: new Date(typed.until).toISOString() } };
