import type { Access } from './define-endpoints.ts';

/** What the server reads for pages; the website's src/server/read-page-data.ts knows how. */
export type PageRead =
  | 'listDestinations'
  | 'listTopDestinations'
  | 'findDestination'
  | 'listTourPackages'
  | 'listTourPackagesAt'
  | 'findTourPackage';

type AnyScreen = {
  /** With parameters in braces: `/bookings/{id}`. */
  readonly path: `/${string}`;
  /** The page's file in apps/web/src/pages, without its ending. */
  readonly page: string;
  /** The tab's, before ' · brand'; '' for the brand alone. A page about one thing replaces it with that thing's name. */
  readonly title: string;
};

/** Says the same to everybody: the server sends it whole. */
export type PublicScreen = AnyScreen & {
  readonly audience: 'everyone';
  /** For search engines and previews. A page about one thing replaces it on the server. */
  readonly description: string;
  readonly inSitemap: boolean;
  /** What the server reads for it. Where one of these is not found, neither is the page. */
  readonly reads: readonly PageRead[];
};

/** Made in the browser of who may see it: 'signed-in' is the second guard of docs/specification.md section 2. */
export type PrivateScreen = AnyScreen & { readonly audience: Exclude<Access, 'everyone'> };

export type Screen = PublicScreen | PrivateScreen;

const SITE_DESCRIPTION = 'Find your perfect destination and book your dream vacation easily.';

/**
 * Every screen: the route table of docs/specification.md section 2 in its order, and those of its section 10. Router,
 * links, tab titles, pages of the server, sitemap and robots.txt are made from it.
 */
export const screens = {
  home: {
    path: '/',
    audience: 'everyone',
    page: 'public/home-page',
    title: '',
    description: SITE_DESCRIPTION,
    inSitemap: true,
    reads: ['listDestinations', 'listTopDestinations'],
  },
  register: {
    path: '/register',
    audience: 'everyone',
    page: 'public/register-page',
    title: 'Create an Account',
    description: 'One account for booking, paying and looking after your trips.',
    inSitemap: true,
    reads: [],
  },
  login: {
    path: '/login',
    audience: 'everyone',
    page: 'public/login-page',
    title: 'Welcome Back',
    description: 'Log in to book a trip and to see your bookings.',
    inSitemap: true,
    reads: [],
  },
  forgotPassword: {
    path: '/forgot-password',
    audience: 'everyone',
    page: 'public/forgot-password-page',
    title: 'Forgot your password?',
    description: 'We email you a link with which you choose a new password.',
    inSitemap: false,
    reads: [],
  },
  resetPassword: {
    path: '/reset-password',
    audience: 'everyone',
    page: 'public/reset-password-page',
    title: 'Choose a new password',
    description: 'Choose a new password with the link from our email.',
    inSitemap: false,
    reads: [],
  },
  confirmEmail: {
    path: '/confirm-email',
    audience: 'everyone',
    page: 'public/confirm-email-page',
    title: 'Confirm your address',
    description: 'Confirm your email address with the link from our email.',
    inSitemap: false,
    reads: [],
  },
  verifyVoucher: {
    path: '/verify/{code}',
    audience: 'everyone',
    page: 'public/verify-voucher-page',
    title: 'Voucher',
    description: 'What a voucher is worth today.',
    inSitemap: false,
    reads: [],
  },
  packageList: {
    path: '/package-view',
    audience: 'everyone',
    page: 'public/package-list-page',
    title: 'Packages',
    description: 'Every trip with its days, its dates and its price per person. Filter by place, price and dates.',
    inSitemap: true,
    reads: ['listDestinations', 'listTourPackages'],
  },
  packageDetail: {
    path: '/package-view/{id}',
    audience: 'everyone',
    page: 'public/package-detail-page',
    title: 'Package',
    description: SITE_DESCRIPTION,
    inSitemap: true,
    reads: ['findTourPackage'],
  },
  destinations: {
    path: '/destination-view',
    audience: 'everyone',
    page: 'public/destinations-page',
    title: 'Destinations',
    description: 'Places we know by heart. Choose one to see every trip that goes there.',
    inSitemap: true,
    reads: ['listDestinations'],
  },
  destination: {
    path: '/destination-view/{id}',
    audience: 'everyone',
    page: 'public/destination-page',
    title: 'Destination',
    description: SITE_DESCRIPTION,
    inSitemap: true,
    reads: ['findDestination', 'listTourPackagesAt'],
  },
  aboutUs: {
    path: '/about-us',
    audience: 'everyone',
    page: 'public/about-us-page',
    title: 'About Us',
    description: 'Small groups, honest prices and guides who grew up there.',
    inSitemap: true,
    reads: [],
  },
  contact: {
    path: '/contact',
    audience: 'everyone',
    page: 'public/contact-page',
    title: 'Contact Us',
    description: 'Ask us anything about a place, a date or a plan. People who travel answer.',
    inSitemap: true,
    reads: [],
  },
  adminDashboard: { path: '/admin', audience: 'admin', page: 'admin/dashboard-page', title: 'Dashboard' },
  adminDestinations: { path: '/destination', audience: 'admin', page: 'admin/destinations-page', title: 'Destinations' },
  adminPackages: { path: '/packages', audience: 'admin', page: 'admin/tour-packages-page', title: 'Packages' },
  adminBookings: { path: '/bookings', audience: 'admin', page: 'admin/bookings-page', title: 'Bookings' },
  adminBooking: { path: '/bookings/{id}', audience: 'admin', page: 'admin/booking-detail-page', title: 'Booking' },
  adminManifest: { path: '/manifest/{id}', audience: 'admin', page: 'admin/manifest-page', title: 'Manifest' },
  adminPayments: { path: '/payments', audience: 'admin', page: 'admin/payments-page', title: 'Payments' },
  adminUsers: { path: '/users-view', audience: 'admin', page: 'admin/users-page', title: 'Users' },
  adminAgency: { path: '/settings', audience: 'admin', page: 'admin/agency-page', title: 'Settings' },
  bookPackage: { path: '/book-your-pkg/{id}', audience: 'signed-in', page: 'customer/booking-page', title: 'Book your trip' },
  paymentSession: {
    path: '/payment-session/{bookingId}',
    audience: 'signed-in',
    page: 'customer/payment-session-page',
    title: 'Confirm and pay',
  },
  paymentSuccess: {
    path: '/payment-success/{sessionId}',
    audience: 'signed-in',
    page: 'customer/payment-success-page',
    title: 'Your payment',
  },
  myBookings: {
    path: '/view-my-booking/{id}',
    audience: 'signed-in',
    page: 'customer/my-bookings-page',
    title: 'My Bookings',
  },
  myTrip: { path: '/my-trip/{bookingId}', audience: 'signed-in', page: 'customer/my-trip-page', title: 'Your trip' },
  account: { path: '/account', audience: 'signed-in', page: 'customer/account-page', title: 'Your account' },
} as const satisfies Record<string, Screen>;

/** What every other address shows, with status 404. */
export const notFoundScreen = { page: 'public/not-found-page', title: 'Page not found', description: SITE_DESCRIPTION } as const;

export type ScreenName = keyof typeof screens;
