import { t } from '@wayfarer/words';
import { z } from 'zod';
import { newQuoteSchema } from '../booking/booking.schema.ts';
import { partySchema, quoteLineSchema } from '../quote/quote.schema.ts';
import { timeOfDaySchema } from '../schedule/schedule.schema.ts';
import { linkTokenSchema, userReferenceSchema } from '../user/user.schema.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { knownLanguage } from '../values/language.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';

/** Who waits for which day: what a booking of it would say, without extras and codes. */
export const newWaitSchema = z.strictObject(
  newQuoteSchema.pick({ travelDate: true, totalPersons: true, party: true, singleRooms: true }).shape,
);
export type NewWait = z.infer<typeof newWaitSchema>;

export const waitQuerySchema = z.object({ day: enteredDateSchema });

/**
 * waiting: in line. offered: seats are held for it. expired: an offer ended unused. closed: the departure is
 * no longer sold, or was cancelled.
 */
export const waitStates = ['waiting', 'offered', 'expired', 'closed', 'cancelled'] as const;

/** A departure that the caller waits for. */
export const waitSchema = z
  .object({
    ...identity,
    package: z.object({ ...identity, title: z.string(), image: z.string().nullable() }),
    travelDate: calendarDateSchema,
    totalPersons: z.int(),
    party: partySchema.optional().meta({ description: 'Travellers by category; absent where the package has none' }),
    joinedAt: z.iso.datetime(),
    state: z.enum(waitStates),
    position: z.int().min(1).optional().meta({ description: 'Its place in line, while it waits' }),
    offer: z
      .object({ until: z.iso.datetime(), token: linkTokenSchema })
      .optional()
      .meta({ description: 'Until when seats are held for it, and the token of the link that books them' }),
  })
  .meta({ id: 'Wait' });
export type Wait = z.infer<typeof waitSchema>;

/** What follows the `#` of the link in the email of an offer. */
export const offerTokenSchema = z.strictObject({ token: linkTokenSchema });
export const bookOfferSchema = offerTokenSchema.extend({
  totalAmount: z
    .number({ error: () => t('The total is a number.') })
    .min(0)
    .max(1_000_000_000),
});

/** open: it can be booked. over: its time has passed. closed: the trip is no longer sold. */
export const seatOfferStates = ['open', 'booked', 'declined', 'over', 'closed'] as const;

/** What whoever has the link of an offer sees: the trip and what it costs now, and nothing of the account. */
export const seatOfferSchema = z
  .object({
    package: z.object({ ...identity, title: z.string(), place: z.string(), image: z.string().nullable() }),
    travelDate: calendarDateSchema,
    startTime: timeOfDaySchema.optional(),
    totalPersons: z.int(),
    lines: z.array(quoteLineSchema),
    totalAmount: rupeesSchema,
    until: z.iso.datetime(),
    state: z.enum(seatOfferStates),
    sentence: z.string().nullable().meta({ description: 'Why it cannot be booked; null where it can' }),
    bookingId: objectIdSchema.optional().meta({ description: 'Of the booking that was made from it' }),
    payLink: z.url().optional().meta({ description: 'Where that is paid without a login' }),
  })
  .meta({ id: 'SeatOffer' });
export type SeatOfferView = z.infer<typeof seatOfferSchema>;

export const bookedOfferSchema = z.object({ bookingId: objectIdSchema, payLink: z.url() });

export const staffWaitStates = ['waiting', 'offered', 'booked', 'declined', 'expired', 'ended'] as const;

/** A party on the waitlist of a departure, for staff. */
export const staffWaitSchema = z
  .object({
    ...identity,
    user: userReferenceSchema.nullable().meta({ description: 'Null once the account is deleted' }),
    totalPersons: z.int(),
    seats: z.int().meta({ description: 'Seats that they take' }),
    party: partySchema.optional(),
    joinedAt: z.iso.datetime(),
    state: z
      .enum(staffWaitStates)
      .meta({ description: 'ended: the departure was cancelled, or its bookings closed, before seats got free' }),
    position: z.int().min(1).optional().meta({ description: 'Its place in line, while it waits' }),
    until: z.iso.datetime().optional().meta({ description: 'Until when seats are, or were, held for it' }),
    bookingId: objectIdSchema.optional().meta({ description: 'Of the booking that was made from its offer' }),
  })
  .meta({ id: 'StaffWait' });
export type StaffWait = z.infer<typeof staffWaitSchema>;

/** What an account's export has of the waitlists that its owner is on. */
export const waitlistExport = {
  waitlists: z.array(
    z.object({
      package: objectIdSchema,
      travelDate: calendarDateSchema,
      totalPersons: z.int(),
      party: partySchema.optional(),
      ...knownLanguage,
      joinedAt: z.iso.datetime(),
      offeredUntil: z.iso.datetime().optional(),
      declinedAt: z.iso.datetime().optional(),
    }),
  ),
};
