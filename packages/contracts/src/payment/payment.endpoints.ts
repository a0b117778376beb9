import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { onceHeaders } from '../values/once-headers.ts';
import { pageQuery } from '../values/page-query.ts';
import {
  arrivalPaymentSchema,
  lateTakenPaymentSchema,
  newPaymentSessionSchema,
  paymentFilter,
  paymentSchema,
  paymentSessionSchema,
  sessionIdParams,
} from './payment.schema.ts';
import { eventHeaders } from './payment-event.schema.ts';
import { givenBackSchema, newRefundSchema } from './refund.schema.ts';

export const paymentEndpoints = defineEndpoints({
  listPayments: {
    summary: 'List and find payments, newest first; those that wait for a person, oldest first',
    access: 'read-payments',
    errors: ['VALIDATION'],
    query: z.object({
      ...pageQuery,
      ...paymentFilter,
      booking: objectIdSchema
        .optional()
        .meta({ description: 'Every attempt of one booking, those that never reached the provider too' }),
    }),
    answer: z.array(paymentSchema),
  },
  startPayment: {
    summary: 'Open the payment page of a booking; 200 returns the session that is already open',
    access: 'signed-in',
    owned: 'booking-in-body',
    others: 'change-bookings',
    errors: [
      'VALIDATION',
      'NOT_FOUND',
      'NOT_PAYABLE',
      'PRICE_CHANGED',
      'SOLD_OUT',
      'TOO_MANY_UNPAID',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
    body: newPaymentSessionSchema,
    answer: paymentSessionSchema,
    status: 201,
  },
  updatePaymentStatus: {
    summary: 'Ask the provider for the state of a payment, and settle it',
    access: 'signed-in',
    staysOpen: true,
    owned: 'payment-session-in-path',
    others: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_PAID', 'PAYMENT_PROVIDER_UNAVAILABLE'],
    params: sessionIdParams,
    answer: z.object({ updatedPayment: paymentSchema }),
  },
  refundPayment: {
    summary: 'Refund a payment, in full or in part; once per Idempotency-Key',
    access: 'refund-payments',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_REFUNDABLE', 'IDEMPOTENCY_KEY_REUSED'],
    params: idParams,
    headers: onceHeaders('refund', () => 'A refund needs an Idempotency-Key header.'),
    body: newRefundSchema,
    erasable: ['reason'],
    answer: z.object({ payment: paymentSchema }),
  },
  takePayment: {
    summary: 'Record that staff have taken the whole price of a booking, which confirms it; once per Idempotency-Key',
    access: 'change-bookings',
    errors: [
      'VALIDATION',
      'NOT_FOUND',
      'NOT_PAYABLE',
      'PRICE_CHANGED',
      'SOLD_OUT',
      'IDEMPOTENCY_KEY_REUSED',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
    params: idParams,
    headers: onceHeaders('payment', () => 'A payment needs an Idempotency-Key header.'),
    body: lateTakenPaymentSchema,
    erasable: ['reference'],
    answer: z.object({ payment: paymentSchema }),
    status: 201,
  },
  takeOnArrival: {
    summary:
      'Record what a guide takes of what a booking still owes, on the day of the trip or the day before; once per Idempotency-Key',
    access: 'take-on-arrival',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_PAYABLE', 'IDEMPOTENCY_KEY_REUSED', 'PAYMENT_PROVIDER_UNAVAILABLE'],
    params: idParams,
    headers: onceHeaders('payment', () => 'A payment needs an Idempotency-Key header.'),
    body: arrivalPaymentSchema,
    erasable: ['reference'],
    answer: z.object({ booking: objectIdSchema, owed: rupeesSchema.meta({ description: 'What is still owed' }) }),
    status: 201,
  },
  giveBack: {
    summary: 'Record that a refund of money taken by hand was given back; the id is the payment',
    access: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_REFUNDABLE'],
    params: idParams,
    body: givenBackSchema,
    erasable: ['how'],
    answer: z.object({ payment: paymentSchema }),
  },
  receivePaymentEvent: {
    summary: 'Where the provider sends its signed events',
    access: 'everyone',
    staysOpen: true,
    errors: ['BAD_SIGNATURE'],
    signed: true,
    headers: eventHeaders,
    answer: z.object({ received: z.literal(true) }),
  },
});
