import type { Route } from './route.ts';

/**
 * The calls for browsing trips, booking and paying. Plain data without schemas: every page loads all of it.
 */
export const firstRoutes = {
  register: { method: 'POST', path: '/api/auth/register' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  listDestinations: { method: 'GET', path: '/api/destination' },
  findDestination: { method: 'GET', path: '/api/destination/{id}' },
  listTourPackages: { method: 'GET', path: '/api/package' },
  filterTourPackages: { method: 'GET', path: '/api/package/filter' },
  countTourPackages: { method: 'GET', path: '/api/package/counts' },
  findTourPackage: { method: 'GET', path: '/api/package/{id}' },
  listSimilarTourPackages: { method: 'GET', path: '/api/package/{id}/similar' },
  listSeats: { method: 'GET', path: '/api/package/{id}/seats' },
  listPackageDepartures: { method: 'GET', path: '/api/package/{id}/departures' },
  createBooking: { method: 'POST', path: '/api/booking' },
  findBooking: { method: 'GET', path: '/api/booking/bookingById/{id}' },
  listBookingsOfUser: { method: 'GET', path: '/api/booking/{id}' },
  cancelBooking: { method: 'PUT', path: '/api/booking/cancel/{id}' },
  startPayment: { method: 'POST', path: '/api/payment' },
  updatePaymentStatus: { method: 'PUT', path: '/api/payment/status/{sessionId}' },
  sendContactMessage: { method: 'POST', path: '/api/contactus' },
  showSiteSettings: { method: 'GET', path: '/api/site-settings' },
} as const satisfies Record<string, Route>;
