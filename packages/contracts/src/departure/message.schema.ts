import { z } from 'zod';
import { enteredDateSchema } from '../values/calendar-date.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { lineSchema, proseSchema } from '../values/text.ts';
import { MAX_CANCELLED_BOOKINGS } from './cancellation.schema.ts';

/** Messages that go to one departure within 24 hours. */
export const MAX_DEPARTURE_MESSAGES_A_DAY = 5;

/** An email to those who travel on a departure. */
export const newDepartureMessageSchema = z.strictObject({
  day: enteredDateSchema,
  bookings: z
    .array(objectIdSchema, { error: 'Choose who gets it.' })
    .min(1, 'Choose who gets it.')
    .max(MAX_CANCELLED_BOOKINGS, `At most ${MAX_CANCELLED_BOOKINGS} bookings at once.`)
    .meta({ description: 'Confirmed bookings of this departure; each gets one email' }),
  subject: lineSchema(() => 'Enter a subject.'),
  text: proseSchema(() => 'Enter a message.'),
});
export type NewDepartureMessage = z.infer<typeof newDepartureMessageSchema>;

export const departureMessageSchema = z
  .object({
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'The username; null once the account is deleted' }),
    subject: z.string().nullable().meta({ description: 'Null once it is erased' }),
    text: z.string().nullable(),
    bookings: z.int().meta({ description: 'How many bookings it is for' }),
    byPhone: z.int().optional().meta({ description: 'How many of these are called instead; absent where all were written to' }),
  })
  .meta({ id: 'DepartureMessage' });
export type DepartureMessage = z.infer<typeof departureMessageSchema>;
