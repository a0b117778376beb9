import { z } from 'zod';
import { paymentFilter, paymentWays } from '../payment/payment.schema.ts';
import { userReferenceSchema } from '../user/user.schema.ts';
import { rupeesSchema, signedRupeesSchema } from '../values/money.schema.ts';

/** Sums are made of the money of at most so many bookings; of more, fewer days are asked for. */
export const MAX_SUMMED_BOOKINGS = 10_000;

/**
 * Which money the till counts, as the list of payments is filtered; days are those on which it came or went.
 */
const { search, way, takenBy, from, to } = paymentFilter;
export const tillFilter = { search, way, takenBy, from, to };
const tillFilterSchema = z.object(tillFilter);
export type TillFilter = z.output<typeof tillFilterSchema>;

const tillWaySchema = z.object({
  way: z.enum(paymentWays),
  payments: z.int(),
  in: rupeesSchema,
  refunds: z.int(),
  out: rupeesSchema,
  difference: signedRupeesSchema,
});
export type TillWay = z.infer<typeof tillWaySchema>;

/** What came in and went out by each way: what is in the drawer, if it is right. */
export const tillSchema = z
  .object({
    ways: z
      .array(tillWaySchema)
      .nullable()
      .meta({ description: 'Null where nothing is filtered, or more bookings match than are summed up' }),
    isTooMany: z.boolean(),
    people: z.array(userReferenceSchema).meta({ description: 'Who of the staff has ever taken money' }),
  })
  .meta({ id: 'Till' });
export type Till = z.infer<typeof tillSchema>;
