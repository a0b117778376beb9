import { z } from 'zod';
import { newBookingSchema } from '../booking/booking.schema.ts';
import { invoiceToSchema, knownInvoiceTo } from '../document/invoice-to.schema.ts';
import { takenPaymentSchema } from '../payment/payment.schema.ts';
import { quoteSchema } from '../quote/quote.schema.ts';
import { knownDetails } from '../user/details.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { knownLanguage, languageSchema } from '../values/language.schema.ts';
import { rupeesSchema, typedAmountSchema } from '../values/money.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { pastedLine } from '../values/pasted-text.ts';
import { emailSchema, lineSchema, phoneSchema, proseSchema } from '../values/text.ts';

/** Somebody who can be booked for. */
export const foundCustomerSchema = z
  .object({
    ...identity,
    username: z.string(),
    ...knownDetails,
    ...knownInvoiceTo,
    ...knownLanguage,
    email: z.string().nullable().meta({ description: 'Null where only a telephone number is known' }),
    isEmailVerified: z
      .boolean()
      .meta({ description: 'False where nobody has confirmed the address: anybody may have registered with it' }),
    person: z
      .object({ name: z.string(), phone: z.string() })
      .optional()
      .meta({ description: 'Who has the phone number that was searched for, on one of their bookings' }),
    lastTrip: z
      .object({ title: z.string(), travelDate: calendarDateSchema })
      .optional()
      .meta({ description: 'Of their latest booking' }),
  })
  .meta({ id: 'FoundCustomer' });
export type FoundCustomer = z.infer<typeof foundCustomerSchema>;

export const TOO_SHORT_SEARCH = 'Enter at least 2 characters.';

/**
 * Words of the name, the beginning of the address, digits of a phone number, or a booking's number; or
 * what is typed of somebody new, which asks who may be the same. One of the two is asked for.
 */
export const customerQuery = {
  search: z
    .string()
    .overwrite(pastedLine)
    .max(120)
    .refine((text) => text.length !== 1, TOO_SHORT_SEARCH)
    .default(''),
  name: lineSchema(() => 'Enter a name.', 80)
    .optional()
    .meta({ description: 'Of somebody new: who has all its words in theirs' }),
  email: lineSchema(() => 'Enter an address.', 254)
    .optional()
    .meta({ description: 'Of somebody new' }),
  phone: lineSchema(() => 'Enter a phone number.', 40)
    .optional()
    .meta({ description: 'Of somebody new' }),
};
export type CustomerQuery = z.output<z.ZodObject<typeof customerQuery>>;

/** Who travels: an account, or somebody who gets one without a password. */
const bookedForSchema = z
  .strictObject(
    {
      userId: objectIdSchema.optional(),
      name: lineSchema(() => 'Enter a name.', 80).optional(),
      email: emailSchema.optional(),
      phone: phoneSchema.optional(),
    },
    { error: 'Choose a customer, or enter a name and how to reach them.' },
  )
  .superRefine(({ userId, name, email, phone }, context) => {
    const told = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (userId !== undefined) {
      if (name ?? email ?? phone) told('userId', 'Choose a customer, or enter a new one, not both.');
      return;
    }
    if (name === undefined) told('name', 'Enter a name.');
    if (email === undefined && phone === undefined) told('email', 'Enter an email address or a phone number.');
  }, onceFieldsAreRight);

const reasonSchema = (asked: () => string) => proseSchema(asked, 500);

const discountSchema = z.strictObject(
  { amount: typedAmountSchema, reason: reasonSchema(() => 'Enter a reason.') },
  { error: 'A discount has an amount and a reason.' },
);

const { userId: _, totalAmount, source, ...order } = newBookingSchema.shape;

/** What staff are quoted: the order of a traveller, and what is taken off by hand. */
export const deskQuoteSchema = z.strictObject({
  ...order,
  userId: objectIdSchema.optional().meta({ description: 'Whose uses of a code count' }),
  discount: discountSchema.omit({ reason: true }).optional(),
});
export type DeskQuote = z.infer<typeof deskQuoteSchema>;

export const deskQuoteAnswerSchema = quoteSchema
  .extend({ mostDiscount: rupeesSchema.meta({ description: 'The most that the caller may take off' }) })
  .meta({ id: 'DeskQuote' });

/** A booking that staff make for somebody. How it is paid: just one of `link`, `paid` and `free`. */
export const deskBookingSchema = z
  .strictObject({
    customer: bookedForSchema,
    ...order,
    totalAmount: totalAmount.meta({ description: 'With the discount; 0 where it is free' }),
    discount: discountSchema.optional(),
    overCapacity: z
      .strictObject({ note: reasonSchema(() => 'Enter a note.') }, { error: 'Say why it goes over the capacity.' })
      .optional()
      .meta({ description: 'Books however many seats are left; with the permission exceed-capacity' }),
    note: proseSchema(() => 'Enter a note.', 1000)
      .optional()
      .meta({ description: 'For staff' }),
    source: source.meta({ description: 'The partner who sent the customer' }),
    invoiceTo: invoiceToSchema.optional().meta({ description: 'Without it the invoice is made out to the customer' }),
    language: languageSchema
      .optional()
      .meta({ description: 'In which the customer reads; without it as their account says. A new account gets it, too' }),
    link: z
      .strictObject(
        { holdUntil: z.iso.datetime({ error: 'Choose until when the seats are held.' }) },
        { error: 'Choose until when the seats are held.' },
      )
      .optional()
      .meta({ description: 'The customer pays by a link, until which time the seats are held' }),
    paid: z
      .strictObject(takenPaymentSchema.shape, { error: 'Say how it was paid.' })
      .optional()
      .meta({ description: 'Paid already, in full, by cash or transfer' }),
    free: z
      .strictObject({ reason: reasonSchema(() => 'Enter a reason.') }, { error: 'Say why it is free.' })
      .optional()
      .meta({ description: 'Takes off everything, within the limit of discounts' }),
  })
  .superRefine(({ link, paid, free }, context) => {
    if ([link, paid, free].filter((way) => way !== undefined).length !== 1)
      context.addIssue({ code: 'custom', path: ['link'], message: 'Choose one: a link to pay, paid already, or free.' });
  }, onceFieldsAreRight);
export type DeskBooking = z.infer<typeof deskBookingSchema>;
