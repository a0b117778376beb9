import { MOST_PACKAGE_PICTURES } from './tour-package/tour-package.rules.ts';

/** What whoever makes a call must know; all that a browser knows of it. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces: `/api/booking/{id}`. */
  readonly path: `/api/${string}`;
  /** The picture field of a multipart form, and how many files it takes at most. */
  readonly pictures?: { readonly field: string; readonly most: number };
};

/** The calls that the website makes. Plain data without schemas: the website loads all of it. */
export const websiteRoutes = {
  register: { method: 'POST', path: '/api/auth/register' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  changePassword: { method: 'PUT', path: '/api/auth/password' },
  listUsers: { method: 'GET', path: '/api/auth/users' },
  deleteUser: { method: 'DELETE', path: '/api/auth/{id}' },

  listDestinations: { method: 'GET', path: '/api/destination' },
  findDestination: { method: 'GET', path: '/api/destination/{id}' },
  addDestination: { method: 'POST', path: '/api/destination', pictures: { field: 'image', most: 1 } },
  editDestination: { method: 'PUT', path: '/api/destination/{id}', pictures: { field: 'image', most: 1 } },
  deleteDestination: { method: 'DELETE', path: '/api/destination/{id}' },
  restoreDestination: { method: 'PUT', path: '/api/destination/restore/{id}' },

  listTourPackages: { method: 'GET', path: '/api/package' },
  filterTourPackages: { method: 'GET', path: '/api/package/filter' },
  countTourPackages: { method: 'GET', path: '/api/package/counts' },
  findTourPackage: { method: 'GET', path: '/api/package/{id}' },
  listSimilarTourPackages: { method: 'GET', path: '/api/package/{id}/similar' },
  addTourPackage: { method: 'POST', path: '/api/package/add', pictures: { field: 'images', most: MOST_PACKAGE_PICTURES } },
  editTourPackage: { method: 'PUT', path: '/api/package/{id}', pictures: { field: 'images', most: MOST_PACKAGE_PICTURES } },
  deleteTourPackage: { method: 'DELETE', path: '/api/package/{id}' },
  listWithdrawnPackages: { method: 'GET', path: '/api/package/withdrawn' },
  restoreTourPackage: { method: 'PUT', path: '/api/package/restore/{id}' },

  listSeats: { method: 'GET', path: '/api/package/{id}/seats' },

  listBookings: { method: 'GET', path: '/api/booking' },
  createBooking: { method: 'POST', path: '/api/booking' },
  findBooking: { method: 'GET', path: '/api/booking/bookingById/{id}' },
  listBookingsOfUser: { method: 'GET', path: '/api/booking/{id}' },
  listTrail: { method: 'GET', path: '/api/booking/trail/{id}' },
  cancelBooking: { method: 'PUT', path: '/api/booking/cancel/{id}' },

  listPayments: { method: 'GET', path: '/api/payment' },
  startPayment: { method: 'POST', path: '/api/payment' },
  updatePaymentStatus: { method: 'PUT', path: '/api/payment/status/{sessionId}' },
  refundPayment: { method: 'POST', path: '/api/payment/refund/{id}' },

  sendContactMessage: { method: 'POST', path: '/api/contactus' },

  showDashboard: { method: 'GET', path: '/api/dashboard' },

  editAgency: { method: 'PUT', path: '/api/agency', pictures: { field: 'logo', most: 1 } },

  showSiteSettings: { method: 'GET', path: '/api/site-settings' },
} as const satisfies Record<string, Route>;

/** The calls that the website makes. */
export type WebsiteCall = keyof typeof websiteRoutes;
