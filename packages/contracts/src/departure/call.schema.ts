import { z } from 'zod';
import { calledEmailKinds } from '../email/email-kinds.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';

/** Whom to call about a booking, because no email address is known. */
export const personToCallSchema = z.object({
  name: z.string(),
  phone: z.string().optional().meta({ description: 'As it was given; absent where none is known' }),
  e164: z.string().optional().meta({ description: 'The same as every telephone can dial it; absent where it cannot be read' }),
});
export type PersonToCall = z.infer<typeof personToCallSchema>;

/** The bookings that an email could not go to, and whom to call instead. */
export const toCallSchema = z
  .array(personToCallSchema.extend({ booking: objectIdSchema }))
  .meta({ description: 'Bookings whose customer has no email address: nobody wrote to them, so they have to be called' });
export type ToCall = z.infer<typeof toCallSchema>;

const messageNumberSchema = z
  .int('Say which message the call is about, or that it is about the cancellation.')
  .min(0, 'Messages are counted from 0.')
  .nullable()
  .meta({ description: 'What the call is about: a message to the departure, counted from 0, or null for its cancellation' });

const emailSchema = z
  .enum(calledEmailKinds, 'Say which email the call replaces.')
  .optional()
  .meta({ description: 'The call replaces an email about the booking alone, of this kind; `message` is null then' });

/** A call that somebody has to make, or has made, because an email could not be sent. */
export const departureCallSchema = personToCallSchema
  .extend({
    booking: objectIdSchema,
    message: messageNumberSchema,
    email: emailSchema,
    subject: z
      .string()
      .nullable()
      .meta({ description: 'Of the message, or the reason of the cancellation; null once it is erased' }),
    text: z.string().nullable().meta({ description: 'What the others read; null once it is erased' }),
    otherDay: z
      .object({ day: calendarDateSchema, until: z.iso.datetime() })
      .optional()
      .meta({ description: 'What they are asked: whether they travel on this day, until when' }),
    called: z
      .object({ at: z.iso.datetime(), by: z.string().nullable() })
      .nullable()
      .meta({ description: 'When somebody called, and who; null as long as nobody has' }),
  })
  .meta({ id: 'DepartureCall' });
export type DepartureCall = z.infer<typeof departureCallSchema>;

/** Ticks a call as made, or takes that back. */
export const calledSchema = z.strictObject({
  day: enteredDateSchema,
  booking: objectIdSchema,
  message: messageNumberSchema,
  email: emailSchema,
  isCalled: z.boolean('Say whether they were called.'),
});
export type Called = z.infer<typeof calledSchema>;
