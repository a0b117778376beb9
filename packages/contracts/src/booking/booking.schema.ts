import { t } from '@wayfarer/words';
import { z } from 'zod';
import { cancellationPolicySchema } from '../cancellation-policy/cancellation-policy.schema.ts';
import { personToCallSchema } from '../departure/call.schema.ts';
import { planSchema } from '../deposit/deposit.schema.ts';
import { listedStatusSchema as attemptStatusSchema } from '../payment/payment.schema.ts';
import { bookingRefundSchema } from '../payment/refund.schema.ts';
import { choiceFields, chosenExtrasSchema, partySchema, quoteLineSchema } from '../quote/quote.schema.ts';
import { timeOfDaySchema } from '../schedule/schedule.schema.ts';
import { bookedFactsSchema } from '../tour-package/facts.schema.ts';
import { travellerIdSchema } from '../traveller/traveller-id.schema.ts';
import { userReferenceSchema } from '../user/user.schema.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { languageSchema } from '../values/language.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { onceHeaders } from '../values/once-headers.ts';
import { searchQuery } from '../values/page-query.ts';
import { versionSchema } from '../values/version.ts';
import { bookingStatuses, MAX_PERSONS, MIN_PERSONS } from './booking.rules.ts';
import { namedSourceSchema, sourceKinds } from './source.schema.ts';

export const bookingStatusSchema = z.enum(bookingStatuses);

export const personsSchema = z
  .int({ error: () => t('Enter a whole number of persons.') })
  .min(MIN_PERSONS, { error: () => t('At least one person must travel.') })
  .max(MAX_PERSONS, { error: () => t('At most {most} persons can travel on one booking.', { most: MAX_PERSONS }) });

/**
 * The five specified fields (docs/specification.md section 3), and what may be chosen where a package sells
 * it. A field that is not known is refused: what it asks for would be missing from the booking. `totalAmount`
 * must equal the server's own figure.
 */
export const newBookingSchema = z.strictObject({
  userId: objectIdSchema,
  packageId: objectIdSchema,
  totalPersons: personsSchema,
  travelDate: enteredDateSchema,
  totalAmount: z
    .number({ error: () => t('The total is a number.') })
    .min(0)
    .max(1_000_000_000),
  ...choiceFields,
  source: namedSourceSchema.optional().meta({ description: 'The campaign or the partner whose link led to the site' }),
});
/** What a quote is asked for. */
export const newQuoteSchema = newBookingSchema.omit({ userId: true, packageId: true, totalAmount: true, source: true });
export type NewBooking = z.infer<typeof newBookingSchema>;

/** Without the header, each call makes a booking. */
export const bookingHeaders = onceHeaders('booking', () => t('A booking needs an Idempotency-Key header.')).partial();

export const bookingSchema = z
  .object({
    ...identity,
    user: userReferenceSchema.extend({
      email: z.string().optional().meta({ description: 'Only in the list of admins, while the account exists' }),
    }),
    contact: z
      .object({ name: z.string(), phone: z.string().optional() })
      .optional()
      .meta({ description: 'Whom to reach about it. Only in the list of admins' }),
    toCall: personToCallSchema.optional().meta({
      description: 'Whom to call about it, where its customer has no email address: nobody writes to them; for staff alone',
    }),
    package: z.object({
      ...identity,
      title: z.string(),
      destination: z.object({ name: z.string(), country: z.string() }),
      image: z.string().nullable(),
    }),
    totalPersons: z.int(),
    bookingDate: z.iso.datetime(),
    travelDate: calendarDateSchema,
    startTime: timeOfDaySchema.optional().meta({ description: 'On the clock of the place; absent where the trip has none' }),
    facts: bookedFactsSchema.optional().meta({
      description: 'Where it begins and what belongs to it, as it was booked. Only in the answer of one booking',
    }),
    unitPrice: rupeesSchema,
    lines: z
      .array(quoteLineSchema)
      .optional()
      .meta({ description: 'What the total is made of; absent with one price for each person' }),
    party: partySchema.optional().meta({ description: 'Travellers by category; absent where the package had none' }),
    extras: chosenExtrasSchema.optional(),
    singleRooms: z.int().min(1).optional(),
    code: z
      .object({ code: z.string(), discount: rupeesSchema })
      .optional()
      .meta({ description: 'The promotion code, and what it takes off' }),
    totalAmount: rupeesSchema,
    plan: planSchema.optional().meta({ description: 'Absent where all was to be paid at once' }),
    owed: rupeesSchema.optional().meta({ description: 'What is still owed of the price, of a booking with a deposit' }),
    change: z
      .object({
        travelDate: calendarDateSchema,
        totalPersons: z.int(),
        party: partySchema.optional(),
        extras: chosenExtrasSchema.optional(),
        singleRooms: z.int().min(1).optional(),
        leaving: z.array(travellerIdSchema).optional(),
        toPay: rupeesSchema,
        until: z.iso.datetime(),
      })
      .optional()
      .meta({ description: 'A change that waits for its payment, and until when; the same wish goes on with its page' }),
    anotherDay: z
      .object({
        travelDate: calendarDateSchema,
        until: z.iso.datetime(),
        link: z
          .url()
          .optional()
          .meta({ description: 'Where it is answered without a login; for its traveller, and staff who change bookings' }),
      })
      .optional()
      .meta({
        description:
          'Its departure is cancelled, and its traveller is asked until then whether to travel on this day or to get the money',
      }),
    bookingStatus: bookingStatusSchema,
    amountPaid: rupeesSchema,
    amountRefunded: rupeesSchema,
    refundStatus: z
      .enum(['none', 'pending', 'partial', 'refunded', 'failed'])
      .meta({ description: 'partial: a part was refunded of a booking that goes ahead' }),
    refunds: z.array(bookingRefundSchema).meta({ description: 'All refunds, done or on their way, oldest first' }),
    cancellationReason: z.enum(['seats_sold', 'code_used_up', 'overdue']).nullable().meta({
      description:
        'Paid when nothing was held for it any more, and by then its seats had been sold to others or its code was used up; or cancelled by the site, because what it owed was overdue',
    }),
    agencyReason: z.string().optional().meta({ description: 'What the agency wrote to the traveller when it cancelled' }),
    source: namedSourceSchema
      .optional()
      .meta({ description: 'The campaign or the partner that it came through; for staff alone' }),
    language: languageSchema
      .optional()
      .meta({ description: 'In which its traveller reads emails and the voucher; absent for English' }),
    byStaff: z
      .object({
        note: z.string().optional(),
        discountReason: z.string().optional().meta({ description: 'Why something, or everything, was taken off' }),
        overCapacity: z.string().optional().meta({ description: 'Why it was booked however many seats were left' }),
      })
      .optional()
      .meta({ description: 'Of a booking that staff made at the desk; for staff alone' }),
    payLink: z
      .object({ url: z.url(), until: z.iso.datetime() })
      .optional()
      .meta({ description: 'Where its customer pays without a login, while it is unpaid; for staff alone' }),
    linkEndedAt: z.iso
      .datetime()
      .optional()
      .meta({ description: 'When its link to pay ended, while it is unpaid; for staff alone' }),
    seatsHeldUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Until when its seats are held while it waits for its payment; null where nothing is counted' }),
    canPay: z.boolean().meta({ description: 'Whether Pay Now is open for it now' }),
    canCancel: z.boolean(),
    cancellationPolicy: cancellationPolicySchema.meta({
      description: 'As it was when the booking was made; since a change by its traveller no step refunds more than on that day',
    }),
    refundOnCancel: rupeesSchema.meta({ description: 'What a cancellation by the traveller would refund at this moment' }),
    refundInFull: rupeesSchema.meta({
      description: 'What a cancellation by the agency would refund: all that can be given back',
    }),
    isDisputed: z
      .literal(true)
      .optional()
      .meta({ description: 'The bank decides on a payment, or has taken it back: nothing of it can be refunded' }),
    agreed: z
      .object({ version: versionSchema, at: z.iso.datetime() })
      .optional()
      .meta({ description: "Which version of the agency's texts the traveller agreed to by booking, and when" }),
    refundLimit: z.number().nullable().meta({ description: 'What the caller may refund by cancelling; null without a limit' }),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof bookingSchema>;

/** What an account's export has of them. */
export const bookingExport = { bookings: z.array(bookingSchema) };

/** The sort orders of bookings; newest bookings first by default. `-` is descending. */
export const bookingSortSchema = z.enum([
  'bookingDate',
  '-bookingDate',
  'travelDate',
  '-travelDate',
  'totalAmount',
  '-totalAmount',
  'user',
  '-user',
]);
export type BookingSort = z.infer<typeof bookingSortSchema>;

export const bookingStatusFilterSchema = z.enum(['all', ...bookingStatuses]);
export type BookingStatusFilter = z.infer<typeof bookingStatusFilterSchema>;

/** How long a rest is overdue, in days: not yet, 1 to 7, 8 to 30, 31 to 60, or longer. */
export const owedAges = ['not-due', 'overdue-7', 'overdue-30', 'overdue-60', 'overdue-longer'] as const;
export type OwedAge = (typeof owedAges)[number];

/**
 * Of confirmed bookings: a rest is owed; it is due within seven days from today; its day is over; by its age.
 */
export const owingStates = ['owes', 'due-this-week', 'overdue', ...owedAges] as const;
export type OwingState = (typeof owingStates)[number];

/**
 * Of bookings that wait for their payment: the link to pay has ended; seats that are held end later today;
 * and, without a link, seats whose hold ended within the last three days. And of those that owe a rest.
 */
export const unpaidStates = ['link-ended', 'ends-today', 'hold-ended', ...owingStates] as const;
export type UnpaidState = (typeof unpaidStates)[number];

/** How an admin finds bookings. Days are whole days on the site's calendar, both included. */
export const bookingFilter = {
  status: bookingStatusFilterSchema.default('all'),
  search: searchQuery.search.meta({
    description:
      'Words that each begin one of its number, username, travellers, package title, place or month; an email address; or an id',
  }),
  package: objectIdSchema.optional(),
  payment: attemptStatusSchema.optional().meta({ description: 'Bookings with an attempt to pay in this state' }),
  unpaid: z.enum(unpaidStates).optional().meta({
    description:
      'Bookings that wait for their payment, of trips that are ahead, by how long their seats are held; or that owe a rest, by its day',
  }),
  source: z.enum(sourceKinds).optional().meta({ description: 'Bookings that came to the agency in this way' }),
  travelFrom: enteredDateSchema.optional(),
  travelTo: enteredDateSchema.optional(),
  bookedFrom: enteredDateSchema.optional(),
  bookedTo: enteredDateSchema.optional(),
  sort: bookingSortSchema.default('-bookingDate'),
};
const bookingFilterSchema = z.object(bookingFilter);
export type BookingFilter = z.output<typeof bookingFilterSchema>;
