import { t } from '@wayfarer/words';
import { z } from 'zod';
import { pastedSigns } from '../values/pasted-text.ts';
import { emailSchema } from '../values/text.ts';
import { bookingSchema } from './booking.schema.ts';
import { tripSchema } from './trip.schema.ts';

const WRONG_NUMBER = {
  error: () => t('A booking number has 8 characters: digits, and letters from A to F. It is in each email and on the voucher.'),
};

/** What opens a trip without a login: its number, however it is written, and its traveller's address. */
export const tripKeySchema = z.strictObject({
  number: z
    .string(WRONG_NUMBER)
    .overwrite((text) => pastedSigns(text).replaceAll(/[#\s-]/g, ''))
    .toUpperCase()
    .regex(/^[0-9A-F]{8}$/, WRONG_NUMBER),
  email: emailSchema,
});
export type TripKey = z.infer<typeof tripKeySchema>;

/** What is shown of it: where and when, and nothing of who travels. */
export const openedTripSchema = bookingSchema
  .pick({
    package: true,
    totalPersons: true,
    travelDate: true,
    startTime: true,
    lines: true,
    facts: true,
    bookingStatus: true,
    anotherDay: true,
  })
  .extend({
    number: z.string().meta({ description: 'The number that travellers quote' }),
    days: tripSchema.shape.days,
    untranslated: tripSchema.shape.untranslated,
    needs: tripSchema.shape.needs,
    isUnpaid: z.boolean().meta({ description: 'Whether it still waits for its money' }),
  })
  .meta({ id: 'OpenedTrip' });
export type OpenedTrip = z.infer<typeof openedTripSchema>;
