import { z } from 'zod';
import { userSchema } from '../user/user.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';

/** A customer in the list of all, with what came of their bookings as of about a minute ago. */
export const listedCustomerSchema = userSchema
  .extend({
    trips: z.int().meta({ description: 'How many bookings are confirmed' }),
    spent: rupeesSchema.meta({ description: 'What was received for all their bookings, without what went back' }),
    lastTrip: z
      .object({ title: z.string(), travelDate: calendarDateSchema })
      .optional()
      .meta({ description: 'The latest travel day of a confirmed booking, which may be ahead; absent without any' }),
  })
  .meta({ id: 'ListedCustomer' });
export type ListedCustomer = z.infer<typeof listedCustomerSchema>;
