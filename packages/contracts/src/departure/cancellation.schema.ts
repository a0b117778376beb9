import { z } from 'zod';
import { bookingStatuses } from '../booking/booking.rules.ts';
import { refundReasonSchema } from '../payment/refund.schema.ts';
import { userReferenceSchema } from '../user/user.schema.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { proseSchema } from '../values/text.ts';
import { personToCallSchema } from './call.schema.ts';

/**
 * Bookings that one departure can be cancelled with, and characters of the letter: a body has at most 100 KB.
 */
export const MAX_CANCELLED_BOOKINGS = 1500;
export const MAX_LETTER_LENGTH = 4000;

export const departureDayQuery = z.object({ day: enteredDateSchema });

const bookingIdsSchema = z
  .array(objectIdSchema, { error: 'Choose the bookings.' })
  .max(MAX_CANCELLED_BOOKINGS, `At most ${MAX_CANCELLED_BOOKINGS} bookings at once.`);

/** The day that is offered in place of a cancelled one, and until when seats are held on it. */
export const otherDaySchema = z.strictObject(
  {
    day: enteredDateSchema,
    until: z.iso.datetime({ error: 'Choose until when they can answer.' }),
  },
  { error: 'Another day has a day, and a time until which it can be chosen.' },
);
export type OtherDay = z.infer<typeof otherDaySchema>;

/** The cancellation of a departure. */
export const cancelDepartureSchema = z.strictObject({
  day: enteredDateSchema,
  bookings: bookingIdsSchema.meta({ description: 'Those that are cancelled; unpaid ones are, whether named or not' }),
  kept: bookingIdsSchema.default([]).meta({ description: 'Confirmed ones that stay as they are, for staff to settle by hand' }),
  reason: refundReasonSchema,
  letter: proseSchema(() => 'Enter a letter.', MAX_LETTER_LENGTH).meta({
    description: 'What each traveller reads beside the refund',
  }),
  otherDay: otherDaySchema.optional().meta({
    description:
      'A departure of the same package that who has paid may travel on instead: seats are held on it until an instant, and who does not answer gets the money',
  }),
});
export type CancelDeparture = z.infer<typeof cancelDepartureSchema>;

/** A booking of a departure, with what is given back if the agency cancels it. */
export const bookingToCancelSchema = z.object({
  ...identity,
  user: userReferenceSchema,
  totalPersons: z.int(),
  seats: z.int().meta({ description: 'Seats that they take' }),
  bookingStatus: z.enum(bookingStatuses),
  refund: rupeesSchema,
  toCall: personToCallSchema.optional().meta({ description: 'Present where no email reaches them' }),
});
export type BookingToCancel = z.infer<typeof bookingToCancelSchema>;

/** What was decided. The same for everybody who cancels this departure, whoever was first. */
export const departureCancellationSchema = z
  .object({
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'The username; null once the account is deleted' }),
    reason: z.string().nullable().meta({ description: 'Null once it is erased' }),
    bookings: z.int().meta({ description: 'How many are cancelled with it, those that are offered another day among them' }),
    otherDay: z.object({ day: calendarDateSchema, until: z.iso.datetime() }).optional(),
  })
  .meta({ id: 'DepartureCancellation' });
export type DepartureCancellation = z.infer<typeof departureCancellationSchema>;

/** Who is on a departure, and how far its cancel has come. */
export const cancellationStateSchema = z
  .object({
    title: z.string(),
    isOver: z.boolean().meta({ description: 'Its first day is past: it can no longer be cancelled' }),
    bookings: z.array(bookingToCancelSchema).meta({ description: 'Those that are not cancelled, the oldest first' }),
    cancellation: departureCancellationSchema
      .extend({
        cancelled: z.int().meta({ description: 'How many of its bookings are cancelled by now, with their seats free again' }),
        asked: z.int().meta({ description: 'How many are asked whether they travel on the other day' }),
        moved: z.int().meta({ description: 'How many travel on another day by now' }),
      })
      .nullable(),
  })
  .meta({ id: 'CancellationState' });
export type CancellationState = z.infer<typeof cancellationStateSchema>;

/** The letter of a cancellation, before it is sent. */
export const letterPreviewSchema = cancelDepartureSchema.pick({ reason: true, letter: true, otherDay: true });
export const writtenLetterSchema = z.object({ subject: z.string(), text: z.string() });
export type LetterPreview = z.infer<typeof letterPreviewSchema>;
export type WrittenLetter = z.infer<typeof writtenLetterSchema>;
