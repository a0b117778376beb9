import { z } from 'zod';
import { userReferenceSchema } from '../user/user.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { bookingStatuses, FEWEST_PERSONS, MOST_PERSONS } from './booking.rules.ts';

export const bookingStatusSchema = z.enum(bookingStatuses);

export const personsSchema = z
  .int('Enter a whole number of persons.')
  .min(FEWEST_PERSONS, 'At least one person travels.')
  .max(MOST_PERSONS, 'At most 50 persons travel on one booking.');

/** Exactly the five written fields (SPEC.md section 3). `totalAmount` must equal the server's own figure. */
export const newBookingSchema = z.object({
  userId: objectIdSchema,
  packageId: objectIdSchema,
  totalPersons: personsSchema,
  travelDate: calendarDateSchema,
  totalAmount: z.number({ error: 'The total is a number.' }).min(0).max(1_000_000_000),
});
export type NewBooking = z.infer<typeof newBookingSchema>;

export const cancelBookingSchema = z.object({
  status: z.literal('cancelled', { error: 'A booking can only be set to cancelled here.' }),
});

export const bookingSchema = z
  .object({
    ...identity,
    user: userReferenceSchema,
    package: z.object({
      ...identity,
      title: z.string(),
      destination: z.object({ name: z.string(), country: z.string() }),
      image: z.string().nullable(),
    }),
    totalPersons: z.int(),
    bookingDate: z.iso.datetime(),
    travelDate: calendarDateSchema,
    unitPrice: rupeesSchema,
    totalAmount: rupeesSchema,
    bookingStatus: bookingStatusSchema,
    amountPaid: rupeesSchema,
    amountRefunded: rupeesSchema,
    refundStatus: z.enum(['none', 'pending', 'refunded']),
    canPay: z.boolean().meta({ description: 'Whether Pay Now is open for it now' }),
    canCancel: z.boolean(),
    refundOnCancel: rupeesSchema.meta({ description: 'What a cancel at this moment would give back' }),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof bookingSchema>;

export const bookingStatusFilterSchema = z.enum(['all', ...bookingStatuses]);
export type BookingStatusFilter = z.infer<typeof bookingStatusFilterSchema>;
