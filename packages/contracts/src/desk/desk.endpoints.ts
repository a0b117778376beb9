import { z } from 'zod';
import { bookingSchema, idempotencyHeaders } from '../booking/booking.schema.ts';
import { defineEndpoints } from '../define-endpoints.ts';
import { paymentSchema, paymentSessionSchema } from '../payment/payment.schema.ts';
import { idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import { givenBackSchema } from './by-hand.schema.ts';
import { customerQuery, customerSchema, deskBookingSchema, deskQuoteAnswerSchema, deskQuoteSchema } from './desk.schema.ts';
import { payByLinkSchema, payLinkParams, payLinkSchema } from './pay-link.schema.ts';

export const deskEndpoints = defineEndpoints({
  listCustomers: {
    summary: 'Find who can be booked for, by name or address',
    access: 'change-bookings',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...customerQuery }),
    answer: z.array(customerSchema),
  },
  quoteAtDesk: {
    summary: 'What a booking by staff would cost, with what they take off',
    access: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'PACKAGE_NOT_BOOKABLE', 'CONFLICT'],
    body: deskQuoteSchema,
    answer: deskQuoteAnswerSchema,
  },
  bookAtDesk: {
    summary: 'Book for a customer: with a link to pay, paid already, or free of charge',
    access: 'change-bookings',
    errors: [
      'VALIDATION',
      'NOT_FOUND',
      'EMAIL_TAKEN',
      'PRICE_CHANGED',
      'PACKAGE_NOT_BOOKABLE',
      'SOLD_OUT',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    headers: idempotencyHeaders,
    body: deskBookingSchema,
    erasable: ['customer', 'discount', 'overCapacity', 'note', 'free'],
    answer: z.object({ booking: bookingSchema }),
    status: 201,
  },
  giveBack: {
    summary: 'Write down that a refund of a payment by hand was given back; the id is the payment id',
    access: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    body: givenBackSchema,
    answer: z.object({ payment: paymentSchema }),
  },
  showPayLink: {
    summary: 'The booking of a link to pay',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: payLinkParams,
    answer: payLinkSchema,
  },
  payByLink: {
    summary: 'Open the payment page of a link to pay; 200 returns the session that is already open',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_PAYABLE', 'PRICE_CHANGED', 'SOLD_OUT', 'PAYMENT_PROVIDER_UNAVAILABLE'],
    params: payLinkParams,
    body: payByLinkSchema,
    answer: paymentSessionSchema,
    status: 201,
  },
});
