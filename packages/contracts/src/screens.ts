import { t } from '@wayfarer/words';

/**
 * For whom the pages of a folder are. 'signed-in' is the second guard of docs/specification.md section 2;
 * which of the staff may open a screen is the website's own table (staff-screens.ts).
 */
const audiences = { public: 'everyone', customer: 'signed-in', admin: 'staff' } as const;
export type Audience = (typeof audiences)[keyof typeof audiences];

/**
 * A public screen ('everyone') is the same for everybody: the server renders it. Others are rendered in the
 * browser.
 */
export type Screen = {
  /** With parameters in braces: `/bookings/{id}`. */
  readonly path: `/${string}`;
  /**
   * The page's file in apps/web/src/pages, without its extension; its folder says for whom it is
   * (`audienceOf`).
   */
  readonly page: `${keyof typeof audiences}/${string}`;
  /**
   * The tab's, before ' · brand', in the language of the moment; '' for only the brand. A page about one thing
   * replaces it with that thing's name.
   */
  readonly title: string;
};

/** Screens whose pages are in one folder; in short, because every browser loads the table. */
const screensIn =
  <const Folder extends keyof typeof audiences>(folder: Folder) =>
  <const Path extends `/${string}`, Name extends string>(path: Path, name: Name, title: () => string) => ({
    path,
    page: `${folder}/${name}-page` as const,
    get title() {
      return title();
    },
  });

const visitor = screensIn('public');
const traveller = screensIn('customer');
const inAdminArea = screensIn('admin');
/** Staff work in English. */
const staff = <const Path extends `/${string}`, Name extends string>(path: Path, name: Name, title: string) =>
  inAdminArea(path, name, () => title);

/**
 * Every screen: the route table of docs/specification.md section 2 in its order, and those of its section 10.
 * Router, links, tab titles, pages of the server, sitemap and robots.txt are made from it. Every browser
 * loads it, but not `listings`.
 */
export const screens = {
  home: visitor('/', 'home', () => ''),
  register: visitor('/register', 'register', () => t('Create an Account')),
  login: visitor('/login', 'login', () => t('Welcome Back')),
  forgotPassword: visitor('/forgot-password', 'forgot-password', () => t('Forgot your password?')),
  resetPassword: visitor('/reset-password', 'reset-password', () => t('Choose a new password')),
  confirmEmail: visitor('/confirm-email', 'confirm-email', () => t('Confirm your address')),
  payLink: visitor('/pay', 'pay-link', () => t('Pay your booking')),
  seatOffer: visitor('/waitlist-offer', 'seat-offer', () => t('Places for you')),
  anotherDay: visitor('/another-day', 'another-day', () => t('Another day, or your money')),
  findTrip: visitor('/find-my-trip', 'find-trip', () => t('Find your trip')),
  acceptInvitation: visitor('/accept-invitation', 'accept-invitation', () => t('Invitation')),
  verifyVoucher: visitor('/verify/{code}', 'verify-voucher', () => t('Voucher')),
  packageList: visitor('/package-view', 'package-list', () => t('Packages')),
  packageDetail: visitor('/package-view/{id}', 'package-detail', () => t('Package')),
  destinations: visitor('/destination-view', 'destinations', () => t('Destinations')),
  destination: visitor('/destination-view/{id}', 'destination', () => t('Destination')),
  aboutUs: visitor('/about-us', 'about-us', () => t('About Us')),
  contact: visitor('/contact', 'contact', () => t('Contact Us')),
  terms: visitor('/terms', 'legal-text', () => t('Terms')),
  privacy: visitor('/privacy', 'legal-text', () => t('Privacy')),
  imprint: visitor('/imprint', 'legal-text', () => t('Imprint')),
  adminDashboard: staff('/admin', 'dashboard', 'Dashboard'),
  adminDestinations: staff('/destination', 'destinations', 'Destinations'),
  adminPackages: staff('/packages', 'tour-packages', 'Packages'),
  adminNewPackage: staff('/packages/new', 'new-package', 'Add package'),
  adminEditPackage: staff('/packages/{id}/edit', 'edit-package', 'Edit package'),
  adminPackagePreview: staff('/packages/{id}/preview', 'package-preview', 'Preview'),
  adminBookings: staff('/bookings', 'bookings', 'Bookings'),
  adminNewBooking: staff('/bookings/new', 'new-booking', 'New booking'),
  adminBooking: staff('/bookings/{id}', 'booking-detail', 'Booking'),
  adminChangeTrip: staff('/bookings/{id}/change', 'change-booking', 'Change booking'),
  adminDepartures: staff('/departures', 'departures', 'Departures'),
  adminDeparture: staff('/departures/{packageId}/{day}', 'departure', 'Departure'),
  adminCodes: staff('/codes', 'codes', 'Promotion codes'),
  adminPayments: staff('/payments', 'payments', 'Payments'),
  adminInvoices: staff('/invoices', 'invoices', 'Invoices'),
  adminReports: staff('/reports', 'reports', 'Reports'),
  adminUsers: staff('/users-view', 'users', 'Customers'),
  adminStaff: staff('/staff', 'staff', 'Staff'),
  adminUser: staff('/users/{id}', 'user', 'User'),
  adminMessages: staff('/messages', 'messages', 'Messages'),
  adminMessage: staff('/messages/{id}', 'message', 'Message'),
  adminEmails: staff('/emails', 'emails', 'Emails'),
  adminEmail: staff('/emails/{emailId}', 'email', 'Email'),
  adminLetters: staff('/letters', 'letters', 'Letters'),
  adminLetter: staff('/letters/{kind}', 'letter', 'Letter'),
  adminAgency: staff('/settings', 'agency', 'Settings'),
  adminActivity: staff('/activity', 'activity', 'Activity'),
  adminSystem: staff('/system', 'system', 'System'),
  bookPackage: traveller('/book-your-pkg/{id}', 'booking', () => t('Book your trip')),
  joinWaitlist: traveller('/join-waitlist/{id}', 'join-waitlist', () => t('Join the waitlist')),
  paymentSession: traveller('/payment-session/{bookingId}', 'payment-session', () => t('Confirm and pay')),
  paymentSuccess: traveller('/payment-success/{sessionId}', 'payment-success', () => t('Your payment')),
  myBookings: traveller('/view-my-booking/{id}', 'my-bookings', () => t('My Bookings')),
  myTrip: traveller('/my-trip/{bookingId}', 'my-trip', () => t('Your trip')),
  changeTrip: traveller('/my-trip/{bookingId}/change', 'change-trip', () => t('Change your trip')),
  account: traveller('/account', 'account', () => t('Your account')),
} as const satisfies Record<string, Screen>;

/** Shown at every other address, with status 404. */
export const notFoundScreen = {
  page: 'public/not-found-page',
  get title() {
    return t('Page not found');
  },
} as const;

export type ScreenName = keyof typeof screens;

/** For whom a screen is. */
export const audienceOf = ({ page }: Pick<Screen, 'page'>): Audience => audiences[page.split('/')[0] as keyof typeof audiences];

export type PublicName = {
  [Name in ScreenName]: (typeof screens)[Name]['page'] extends `public/${string}` ? Name : never;
}[ScreenName];

export const isPublic = (name: ScreenName): name is PublicName => audienceOf(screens[name]) === 'everyone';

/** What search engines are told of a public screen. */
type Listing = {
  /** In the language of the moment. Previews show it too. A page about one thing replaces it. */
  readonly description: () => string;
  readonly inSitemap: boolean;
};

export const siteDescription = () => t('Find your perfect destination and book your dream vacation easily.');

/** The server's alone: nothing of a browser uses it, so it is left out of what browsers load. */
export const listings: Readonly<Record<PublicName, Listing>> = {
  home: { description: siteDescription, inSitemap: true },
  register: { description: () => t('One account to book, pay for and manage your trips.'), inSitemap: true },
  login: { description: () => t('Log in to book a trip and to see your bookings.'), inSitemap: true },
  forgotPassword: { description: () => t('We email you a link to choose a new password.'), inSitemap: false },
  resetPassword: { description: () => t('Choose a new password with the link from our email.'), inSitemap: false },
  confirmEmail: { description: () => t('Confirm your email address with the link from our email.'), inSitemap: false },
  payLink: { description: () => t('Pay a booking that the agency made for you.'), inSitemap: false },
  seatOffer: { description: () => t('Book or refuse seats that are held for you.'), inSitemap: false },
  anotherDay: { description: () => t('Choose another day for a cancelled trip, or your money.'), inSitemap: false },
  findTrip: {
    description: () => t('See when and where your trip begins, by its booking number and your email address.'),
    inSitemap: true,
  },
  acceptInvitation: { description: () => t('Accept an invitation to work for the agency.'), inSitemap: false },
  verifyVoucher: { description: () => t('What a voucher is worth today.'), inSitemap: false },
  packageList: {
    description: () => t('See the itinerary, dates and price of every trip. Filter by place, price and dates.'),
    inSitemap: true,
  },
  packageDetail: { description: siteDescription, inSitemap: true },
  destinations: {
    description: () => t('Places we know by heart. Choose one to see every trip that goes there.'),
    inSitemap: true,
  },
  destination: { description: siteDescription, inSitemap: true },
  aboutUs: { description: () => t('Small groups, honest prices and guides who grew up there.'), inSitemap: true },
  contact: {
    description: () => t('Ask us anything about a place, a date or a plan. You’ll hear back from someone who has been there.'),
    inSitemap: true,
  },
  // The sitemap names each once it is written.
  terms: { description: () => t('What you and we agree to when you book.'), inSitemap: false },
  privacy: { description: () => t('What we keep about you, and why.'), inSitemap: false },
  imprint: { description: () => t('Who is behind this site.'), inSitemap: false },
};
