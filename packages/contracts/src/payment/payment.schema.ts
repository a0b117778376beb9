import { t } from '@wayfarer/words';
import { z } from 'zod';
import { userReferenceSchema } from '../user/user.schema.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema, typedAmountSchema } from '../values/money.schema.ts';
import { numberInText } from '../values/number-in-text.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { searchQuery } from '../values/page-query.ts';
import { lineSchema } from '../values/text.ts';
import { ledgerRowSchema } from './ledger.schema.ts';
import { attemptStatuses, currentStatusOf, EARLIER_NEEDS_REVIEW } from './payment.rules.ts';
import { paymentRefundSchema } from './refund.schema.ts';

/** Why a payment waits for a person, and what to do about it. */
const attentionSchema = z
  .object({
    reason: z.string(),
    todo: z.string(),
    canGiveBack: z.boolean().meta({ description: 'Whether a refund can resolve it' }),
  })
  .meta({ description: 'For admins only' });

/** A command that is still to be sent to the provider, and its state. It is retried automatically. */
const openCommandSchema = z.object({
  kind: z.enum(['refund', 'expire']),
  tries: z.int(),
  nextTryAt: z.iso.datetime(),
  lastFailure: z.string().nullable(),
});

/**
 * The filters of the list of payments: what waits for a person, and the possible statuses of its attempts.
 */
const listedStatuses = attemptStatuses.filter((status) => status !== 'creating');
export const listedStatusSchema = z.enum(listedStatuses);
export const paymentStatusFilterSchema = z
  .enum(['all', 'waiting', ...listedStatuses, EARLIER_NEEDS_REVIEW])
  .transform(currentStatusOf);
export type PaymentStatusFilter = z.infer<typeof paymentStatusFilterSchema>;

/** The sort orders of payments: newest first, or by their own amounts. `-` is descending. */
export const paymentSortSchema = z.enum(['-createdAt', 'amount', '-amount']);
export type PaymentSort = z.infer<typeof paymentSortSchema>;

/** How money came, or went back. */
export const paymentWays = ['card', 'cash', 'transfer'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** What a payment waits for a person for. */
export const waitsFor = ['give-back', 'review', 'failed-refund', 'dispute'] as const;
export type WaitsFor = (typeof waitsFor)[number];

/** How an admin finds payments. Days are whole days on the site's calendar, both included. */
export const paymentFilter = {
  status: paymentStatusFilterSchema.default('all'),
  waitsFor: z.enum(waitsFor).optional().meta({ description: 'Of the payments with status waiting: those that wait for this' }),
  way: z.enum(paymentWays).optional().meta({ description: 'card: everything through the payment provider' }),
  takenBy: objectIdSchema.optional().meta({ description: 'Who of the staff took the money; the id of a user' }),
  search: searchQuery.search.meta({
    description: 'The id of a payment, a session or a booking; how a reference begins; or what a booking is found by',
  }),
  amount: z
    .preprocess(numberInText, rupeesSchema)
    .optional()
    .meta({ description: 'Rupees: payments of just this much, as each row says' }),
  from: enteredDateSchema.optional(),
  to: enteredDateSchema.optional(),
  sort: paymentSortSchema.default('-createdAt').meta({ description: 'What waits for a person is always oldest first' }),
};
const paymentFilterSchema = z.object(paymentFilter);
export type PaymentFilter = z.output<typeof paymentFilterSchema>;

/**
 * What the provider kept of a payment, in the currency of the account, and when the rest went to the bank.
 */
const paymentFeeSchema = z.object({
  amount: z.number(),
  currency: z.string(),
  paidOutOn: calendarDateSchema.nullable(),
});

/** An attempt to pay a booking, as the payments table shows it (docs/specification.md section 3). */
export const paymentSchema = z
  .object({
    ...identity,
    transactionId: z.string(),
    sessionId: z.string().nullable(),
    paymentId: z.string().nullable(),
    user: userReferenceSchema,
    booking: objectIdSchema,
    amount: rupeesSchema,
    amountRefunded: rupeesSchema,
    amountLeft: rupeesSchema.meta({ description: 'What an admin can still refund' }),
    refunds: z.array(paymentRefundSchema).meta({ description: 'Oldest first; reasons and names are for admins only' }),
    paymentMethod: z.string(),
    byHand: z
      .object({ receivedOn: calendarDateSchema, takenBy: z.string().nullable() })
      .optional()
      .meta({ description: 'For money that staff took in cash or as a transfer; who took it is for staff only' }),
    status: z.enum(attemptStatuses),
    attention: attentionSchema.nullable(),
    commands: z.array(openCommandSchema).meta({ description: 'What still has to be done at the provider; for admins only' }),
    createdAt: z.iso.datetime(),
    forChange: z.literal(true).optional().meta({ description: 'It pays for a change of day or party' }),
    trip: z
      .object({ title: z.string(), travelDate: calendarDateSchema })
      .optional()
      .meta({ description: 'Of its booking; in the list of staff' }),
    contact: z
      .object({ name: z.string(), phone: z.string().optional(), hasEmail: z.boolean() })
      .optional()
      .meta({ description: 'Whom to reach about it, and whether emails reach them; for staff alone' }),
    invoiceNumbers: z
      .array(z.string())
      .optional()
      .meta({
        description: 'Of its invoice and the credit notes of its refunds, in the list of admins',
        example: ['INV-2026-00000042'],
      }),
    ledger: z
      .array(ledgerRowSchema)
      .optional()
      .meta({ description: 'Every movement of its money, in the payments of one booking' }),
    fee: paymentFeeSchema.optional().meta({ description: 'Of the payments of one booking, for who may read invoices' }),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

/** What an account's export has of them. */
export const paymentExport = { payments: z.array(paymentSchema) };

/** An amount that the caller was shown, and sends back. */
const shownAmountSchema = z
  .number({ error: () => t('The amount is a number.') })
  .min(0, { error: () => t('The amount cannot be below 0.') });

export const newPaymentSessionSchema = z.object({
  userId: objectIdSchema,
  bookingId: objectIdSchema,
  totalAmount: z
    .number({ error: () => t('The total is a number.') })
    .min(0, { error: () => t('The total cannot be below 0.') })
    .optional()
    .meta({
      description:
        'The new total that the traveller accepts, after PRICE_CHANGED; without it the booking is paid at the price that it has',
    }),
  amount: typedAmountSchema.optional().meta({
    description:
      'What to pay now: at least the deposit of a booking that waits, or any part of what is owed; without it the deposit, or all that is owed',
  }),
  paidBefore: shownAmountSchema.optional().meta({
    description: '`amountPaid` as whoever pays saw it: refused where something else was paid meanwhile, so nothing is paid twice',
  }),
});

/** Money that staff have taken for a booking: all of its price, its deposit, or a part of the rest. */
export const takenPaymentSchema = z.strictObject({
  way: z.enum(['cash', 'transfer'], { error: () => t('Choose how it was paid.') }),
  amount: rupeesSchema,
  receivedOn: enteredDateSchema,
  reference: lineSchema(() => t('Enter a reference.'), 80).optional(),
});
export type TakenPayment = z.infer<typeof takenPaymentSchema>;

/** What is taken of a traveller who arrives: it is received on the day of the call. */
export const arrivalPaymentSchema = takenPaymentSchema.omit({ receivedOn: true });
export type ArrivalPayment = z.infer<typeof arrivalPaymentSchema>;

/** Money for a booking that waited; its price may have changed since. */
export const lateTakenPaymentSchema = takenPaymentSchema.extend({
  totalAmount: shownAmountSchema.optional().meta({
    description: 'The new total that is agreed to after PRICE_CHANGED, where only a part of it is taken; else the amount',
  }),
  keepPrice: z
    .literal(true, { error: () => t('Keep the price, or leave this out.') })
    .optional()
    .meta({ description: 'Takes the price that was booked, though it holds no longer; by who may give all of it away' }),
});
export type LateTakenPayment = z.infer<typeof lateTakenPaymentSchema>;

/** The provider's hosted page for a booking. */
export const paymentSessionSchema = z.object({ url: z.url(), sessionId: z.string() }).meta({ id: 'PaymentSession' });
export type PaymentSession = z.infer<typeof paymentSessionSchema>;

export const sessionIdParams = z.object({
  sessionId: z.string().regex(/^cs_[A-Za-z0-9_]{8,200}$/, { error: () => t('This is not the id of a payment session.') }),
});
