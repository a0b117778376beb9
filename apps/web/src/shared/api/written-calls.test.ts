import { everyRoute } from '@wayfarer/contracts/routes';
import { expect, test } from 'vitest';

/** The table of docs/specification.md section 7, in its order; the success page's call is the one that it leaves open. */
const written = [
  ['register', 'POST /api/auth/register'],
  ['login', 'POST /api/auth/login'],
  ['listUsers', 'GET /api/auth/users'],
  ['deleteUser', 'DELETE /api/auth/{id}'],
  ['listDestinations', 'GET /api/destination'],
  ['addDestination', 'POST /api/destination'],
  ['editDestination', 'PUT /api/destination/{id}'],
  ['deleteDestination', 'DELETE /api/destination/{id}'],
  ['listTourPackages', 'GET /api/package'],
  ['findTourPackage', 'GET /api/package/{id}'],
  ['addTourPackage', 'POST /api/package/add'],
  ['editTourPackage', 'PUT /api/package/{id}'],
  ['deleteTourPackage', 'DELETE /api/package/{id}'],
  ['filterTourPackages', 'GET /api/package/filter'],
  ['listBookings', 'GET /api/booking'],
  ['createBooking', 'POST /api/booking'],
  ['findBooking', 'GET /api/booking/bookingById/{id}'],
  ['listBookingsOfUser', 'GET /api/booking/{id}'],
  ['cancelBooking', 'PUT /api/booking/cancel/{id}'],
  ['listPayments', 'GET /api/payment'],
  ['startPayment', 'POST /api/payment'],
  ['sendContactMessage', 'POST /api/contactus'],
  ['updatePaymentStatus', 'PUT /api/payment/status/{sessionId}'],
] as const;

test.each(written)('%s is the written call %s', (name, call) => {
  const { method, path } = everyRoute[name];
  expect(`${method} ${path}`).toBe(call);
});
