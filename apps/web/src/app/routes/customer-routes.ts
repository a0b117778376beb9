import type { RouteObject } from 'react-router-dom';

/** Booking, payment and My Bookings, behind the second guard. */
export const customerRoutes: RouteObject[] = [];
