import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../../shared/paths.ts';

/** Booking, payment and My Bookings, behind the second guard. */
export const customerRoutes: RouteObject[] = [
  {
    path: routePatterns.bookPackage,
    lazy: async () => ({ Component: (await import('../../pages/customer/booking-page.tsx')).BookingPage }),
  },
  {
    path: routePatterns.paymentSession,
    lazy: async () => ({ Component: (await import('../../pages/customer/payment-session-page.tsx')).PaymentSessionPage }),
  },
  {
    path: routePatterns.paymentSuccess,
    lazy: async () => ({ Component: (await import('../../pages/customer/payment-success-page.tsx')).PaymentSuccessPage }),
  },
  {
    path: routePatterns.myBookings,
    lazy: async () => ({ Component: (await import('../../pages/customer/my-bookings-page.tsx')).MyBookingsPage }),
  },
];
