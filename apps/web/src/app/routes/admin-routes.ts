import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../../shared/paths.ts';

/** The admin area, behind its guard and inside AdminLayout, in the order of the route table. Each page loads with its screen. */
export const adminRoutes: RouteObject[] = [
  {
    path: routePatterns.adminDashboard,
    lazy: async () => ({ Component: (await import('../../pages/admin/dashboard-page.tsx')).DashboardPage }),
  },
  {
    path: routePatterns.adminDestinations,
    lazy: async () => ({ Component: (await import('../../pages/admin/destinations-page.tsx')).DestinationsPage }),
  },
  {
    path: routePatterns.adminPackages,
    lazy: async () => ({ Component: (await import('../../pages/admin/tour-packages-page.tsx')).TourPackagesPage }),
  },
  {
    path: routePatterns.adminBookings,
    lazy: async () => ({ Component: (await import('../../pages/admin/bookings-page.tsx')).BookingsPage }),
  },
  {
    path: routePatterns.adminBooking,
    lazy: async () => ({ Component: (await import('../../pages/admin/booking-detail-page.tsx')).BookingDetailPage }),
  },
  {
    path: routePatterns.adminPayments,
    lazy: async () => ({ Component: (await import('../../pages/admin/payments-page.tsx')).PaymentsPage }),
  },
  {
    path: routePatterns.adminUsers,
    lazy: async () => ({ Component: (await import('../../pages/admin/users-page.tsx')).UsersPage }),
  },
];
