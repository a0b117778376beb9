import { z } from 'zod';
import { bookingSchema } from '../booking/booking.schema.ts';
import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { changedTripSchema, newTripChangeSchema, tripChangeQuoteSchema, tripChangeSchema } from './trip-change.schema.ts';

export const tripChangeEndpoints = defineEndpoints({
  quoteTripChange: {
    summary: 'What another day, party, room or extra of a booking would come to; nothing is changed',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT', 'TRIP_OVER', 'PACKAGE_NOT_BOOKABLE'],
    erasable: ['discount'],
    params: idParams,
    body: newTripChangeSchema,
    answer: tripChangeQuoteSchema,
  },
  changeTrip: {
    summary: 'Change day, party, rooms or extras of a booking; what is dearer is paid first, on the page that is answered',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'change-bookings',
    errors: [
      'VALIDATION',
      'NOT_FOUND',
      'CONFLICT',
      'TRIP_OVER',
      'PACKAGE_NOT_BOOKABLE',
      'SOLD_OUT',
      'PRICE_CHANGED',
      'REFUND_CHANGED',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
    erasable: ['discount'],
    params: idParams,
    body: tripChangeSchema,
    answer: changedTripSchema,
  },
  dropTripChange: {
    summary: 'Drop a change that waits for its payment, whose page is closed; nothing is done where none waits',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT', 'PAYMENT_PROVIDER_UNAVAILABLE'],
    params: idParams,
    answer: z.object({ booking: bookingSchema }),
  },
});
