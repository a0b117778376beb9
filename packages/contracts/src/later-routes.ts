import type { Route } from './route.ts';
import { MOST_PACKAGE_PICTURES } from './tour-package/tour-package.rules.ts';

/** The calls of accounts, of a trip's own page and of the admin area: a browser loads these with the first that it makes. */
export const laterRoutes = {
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  changePassword: { method: 'PUT', path: '/api/auth/password' },
  showAccount: { method: 'GET', path: '/api/account' },
  changeEmail: { method: 'POST', path: '/api/account/email' },
  confirmEmail: { method: 'POST', path: '/api/account/confirm-email' },
  endSession: { method: 'DELETE', path: '/api/account/sessions/{id}' },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions' },
  exportAccount: { method: 'GET', path: '/api/account/export' },
  deleteAccount: { method: 'POST', path: '/api/account/delete' },
  listUsers: { method: 'GET', path: '/api/auth/users' },
  deleteUser: { method: 'DELETE', path: '/api/auth/{id}' },
  addDestination: { method: 'POST', path: '/api/destination', pictures: { field: 'image', most: 1 } },
  editDestination: { method: 'PUT', path: '/api/destination/{id}', pictures: { field: 'image', most: 1 } },
  deleteDestination: { method: 'DELETE', path: '/api/destination/{id}' },
  restoreDestination: { method: 'PUT', path: '/api/destination/restore/{id}' },
  addTourPackage: { method: 'POST', path: '/api/package/add', pictures: { field: 'images', most: MOST_PACKAGE_PICTURES } },
  editTourPackage: { method: 'PUT', path: '/api/package/{id}', pictures: { field: 'images', most: MOST_PACKAGE_PICTURES } },
  deleteTourPackage: { method: 'DELETE', path: '/api/package/{id}' },
  listWithdrawnPackages: { method: 'GET', path: '/api/package/withdrawn' },
  restoreTourPackage: { method: 'PUT', path: '/api/package/restore/{id}' },
  listBookings: { method: 'GET', path: '/api/booking' },
  findTrip: { method: 'GET', path: '/api/booking/trip/{id}' },
  listTrail: { method: 'GET', path: '/api/booking/trail/{id}' },
  listPayments: { method: 'GET', path: '/api/payment' },
  refundPayment: { method: 'POST', path: '/api/payment/refund/{id}' },
  showDashboard: { method: 'GET', path: '/api/dashboard' },
  editAgency: { method: 'PUT', path: '/api/agency', pictures: { field: 'logo', most: 1 } },
} as const satisfies Record<string, Route>;
