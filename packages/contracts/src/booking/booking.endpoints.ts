import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { quoteSchema } from '../quote/quote.schema.ts';
import { enteredDateSchema } from '../values/calendar-date.schema.ts';
import { idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import { bookingFilter, bookingHeaders, bookingSchema, newBookingSchema, newQuoteSchema } from './booking.schema.ts';
import { cancelBookingSchema } from './cancel.schema.ts';
import { arrivalFormSchema, arrivalSchema, manifestEntrySchema } from './manifest.schema.ts';
import { openedTripSchema, tripKeySchema } from './opened-trip.schema.ts';
import { trailEntrySchema } from './trail.schema.ts';
import { tripSchema } from './trip.schema.ts';

const bookingAnswerSchema = z.object({ booking: bookingSchema });

export const bookingEndpoints = defineEndpoints({
  listBookings: {
    summary: 'List and find bookings, newest first unless sorted',
    access: 'read-bookings',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...bookingFilter }),
    answer: z.array(bookingSchema),
  },
  createBooking: {
    summary: 'Book a package',
    access: 'signed-in',
    owned: 'user-in-body',
    others: 'change-bookings',
    errors: [
      'VALIDATION',
      'NOT_FOUND',
      'PRICE_CHANGED',
      'PACKAGE_NOT_BOOKABLE',
      'SOLD_OUT',
      'TOO_MANY_UNPAID',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    headers: bookingHeaders,
    body: newBookingSchema,
    erasable: ['source'],
    answer: bookingAnswerSchema,
    status: 201,
  },
  quoteBooking: {
    summary: 'What a trip costs for a party: the lines and the total that a booking would have; the id is the package id',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND', 'PACKAGE_NOT_BOOKABLE', 'CONFLICT'],
    params: idParams,
    body: newQuoteSchema,
    answer: quoteSchema,
  },
  findBooking: {
    summary: 'One booking',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'read-bookings',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: bookingSchema,
  },
  listBookingsOfUser: {
    summary: 'The bookings of a user, newest first; the id is the user id',
    access: 'signed-in',
    owned: 'user-in-path',
    others: 'read-bookings',
    errors: ['VALIDATION'],
    params: idParams,
    query: z.object(pageQuery),
    answer: z.array(bookingSchema),
  },
  findTrip: {
    summary: 'One booking with all that its traveller asks about the trip: its days, its payments, and when it was cancelled',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'read-bookings',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: tripSchema,
  },
  openTrip: {
    summary: 'Where and when a booked trip is, by its number and the email address of its traveller',
    access: 'everyone',
    staysOpen: true,
    errors: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
    body: tripKeySchema,
    answer: openedTripSchema,
  },
  showManifest: {
    summary:
      'Who travels with a package on a day: its confirmed bookings, by the names of the travellers; the id is the package id',
    access: 'read-departures',
    errors: ['VALIDATION'],
    params: idParams,
    query: z.object({ ...pageQuery, day: enteredDateSchema }),
    answer: z.array(manifestEntrySchema),
  },
  checkIn: {
    summary: 'Tick a traveller as here or as no-show, or take that back; the latest tick counts, whenever it arrives',
    access: 'check-in',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    body: arrivalFormSchema,
    answer: arrivalSchema,
  },
  listTrail: {
    summary: 'Every change of a booking, by whom and when, oldest first',
    access: 'read-bookings',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: z.array(trailEntrySchema),
  },
  cancelBooking: {
    summary: 'Cancel a booking: a traveller gets back what its cancellation policy says, everything where the agency cancels',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'TRIP_OVER', 'REFUND_CHANGED', 'NOT_REFUNDABLE'],
    erasable: ['reason'],
    params: idParams,
    body: cancelBookingSchema,
    answer: bookingAnswerSchema,
  },
});
