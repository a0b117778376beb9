import { z } from 'zod';
import { bookingHeaders, bookingSchema } from '../booking/booking.schema.ts';
import { defineEndpoints } from '../define-endpoints.ts';
import { paymentSessionSchema } from '../payment/payment.schema.ts';
import { idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import { bookingLanguageSchema } from './booking-language.schema.ts';
import { customerQuery, deskBookingSchema, deskQuoteAnswerSchema, deskQuoteSchema, foundCustomerSchema } from './desk.schema.ts';
import { deskLimitsFormSchema, deskLimitsSchema } from './desk-limits.schema.ts';
import { payByLinkSchema, payLinkSchema, payLinkTokenSchema } from './pay-link.schema.ts';
import { renewedLinkSchema } from './renewed-link.schema.ts';

export const deskEndpoints = defineEndpoints({
  listCustomers: {
    summary: 'Find who can be booked for, by name, address, phone or booking number, and who may be the same as somebody new',
    access: 'change-bookings',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...customerQuery }),
    answer: z.array(foundCustomerSchema),
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
    headers: bookingHeaders,
    body: deskBookingSchema,
    erasable: ['customer', 'discount', 'overCapacity', 'note', 'source', 'paid', 'free', 'invoiceTo'],
    answer: z.object({ booking: bookingSchema }),
    status: 201,
  },
  changeBookingLanguage: {
    summary: 'Say in which language the traveller of a booking reads emails and the voucher',
    access: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    body: bookingLanguageSchema,
    answer: z.object({ booking: bookingSchema }),
  },
  renewPayLink: {
    summary: 'Hold the seats of a link to pay for longer, or again at the price of now where its time was over',
    access: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_PAYABLE', 'PACKAGE_NOT_BOOKABLE', 'PRICE_CHANGED', 'SOLD_OUT'],
    params: idParams,
    body: renewedLinkSchema,
    answer: z.object({ booking: bookingSchema }),
  },
  showDeskLimits: {
    summary: 'What the desk may refund and take off without asking an admin',
    access: 'read-bookings',
    errors: [],
    answer: deskLimitsSchema,
  },
  editDeskLimits: {
    summary: 'Change what the desk may refund and take off',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    body: deskLimitsFormSchema,
    answer: z.object({ limits: deskLimitsSchema }),
  },
  openPayLink: {
    summary: 'The booking of a link to pay; where its payment page was opened, the provider is asked whether it is paid',
    access: 'everyone',
    staysOpen: true,
    errors: ['VALIDATION', 'LINK_INVALID'],
    body: payLinkTokenSchema,
    answer: payLinkSchema,
  },
  payByLink: {
    summary: 'Open the payment page of a link to pay; 200 returns the session that is already open',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID', 'NOT_PAYABLE', 'PRICE_CHANGED', 'SOLD_OUT', 'PAYMENT_PROVIDER_UNAVAILABLE'],
    body: payByLinkSchema,
    answer: paymentSessionSchema,
    status: 201,
  },
});
