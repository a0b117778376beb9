import { z } from 'zod';
import { defineEndpoint } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { pageQuery, searchQuery } from '../values/page-query.ts';
import { bookingRoutes } from './booking.routes.ts';
import {
  bookingSchema,
  bookingStatusFilterSchema,
  cancelBookingSchema,
  idempotencyHeaders,
  newBookingSchema,
} from './booking.schema.ts';
import { trailEntrySchema } from './trail.schema.ts';

const bookingAnswerSchema = z.object({ booking: bookingSchema });

export const bookingEndpoints = {
  listBookings: defineEndpoint(bookingRoutes.listBookings, {
    query: z.object({ ...pageQuery, ...searchQuery, status: bookingStatusFilterSchema.default('all') }),
    answer: z.array(bookingSchema),
  }),
  createBooking: defineEndpoint(bookingRoutes.createBooking, {
    headers: idempotencyHeaders,
    body: newBookingSchema,
    answer: bookingAnswerSchema,
    status: 201,
  }),
  findBooking: defineEndpoint(bookingRoutes.findBooking, { params: idParams, answer: bookingSchema }),
  listBookingsOfUser: defineEndpoint(bookingRoutes.listBookingsOfUser, {
    params: idParams,
    query: z.object(pageQuery),
    answer: z.array(bookingSchema),
  }),
  listTrail: defineEndpoint(bookingRoutes.listTrail, { params: idParams, answer: z.array(trailEntrySchema) }),
  cancelBooking: defineEndpoint(bookingRoutes.cancelBooking, {
    params: idParams,
    body: cancelBookingSchema,
    answer: bookingAnswerSchema,
  }),
};
