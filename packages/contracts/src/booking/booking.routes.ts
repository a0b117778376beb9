import { defineRoutes } from '../define-route.ts';

export const bookingRoutes = defineRoutes({
  listBookings: {
    method: 'GET',
    path: '/api/booking',
    summary: 'List bookings by status, newest first',
    access: 'admin',
    errors: ['VALIDATION'],
  },
  createBooking: {
    method: 'POST',
    path: '/api/booking',
    summary: 'Book a package',
    access: 'signed-in',
    owned: 'user-in-body',
    errors: ['VALIDATION', 'NOT_FOUND', 'PRICE_CHANGED', 'PACKAGE_NOT_BOOKABLE', 'SOLD_OUT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  findBooking: {
    method: 'GET',
    path: '/api/booking/bookingById/{id}',
    summary: 'One booking',
    access: 'signed-in',
    owned: 'booking-in-path',
    errors: ['VALIDATION', 'NOT_FOUND'],
  },
  listBookingsOfUser: {
    method: 'GET',
    path: '/api/booking/{id}',
    summary: 'The bookings of a user, newest first; the id is the user id',
    access: 'signed-in',
    owned: 'user-in-path',
    errors: ['VALIDATION'],
  },
  listTrail: {
    method: 'GET',
    path: '/api/booking/trail/{id}',
    summary: 'Everything that ever changed of a booking, by whom and when, oldest first',
    access: 'admin',
    errors: ['VALIDATION', 'NOT_FOUND'],
  },
  cancelBooking: {
    method: 'PUT',
    path: '/api/booking/cancel/{id}',
    summary: 'Cancel a booking; what was paid goes back by the rules',
    access: 'signed-in',
    owned: 'booking-in-path',
    errors: ['VALIDATION', 'NOT_FOUND', 'TRIP_OVER', 'REFUND_CHANGED'],
  },
});
