/** The addresses at which the website has a screen (docs/specification.md section 2, route table). Any other is answered with status 404. */
const PUBLIC_SCREENS = [
  /^\/$/,
  /^\/(register|login|package-view|destination-view|about-us|contact)$/,
  /^\/package-view\/[0-9a-f]{24}$/i,
];
const OTHER_SCREENS = [
  /^\/(admin|destination|packages|bookings|payments|users-view)$/,
  /^\/(bookings|book-your-pkg|payment-session|view-my-booking)\/[0-9a-f]{24}$/i,
  /^\/payment-success\/[\w-]+$/,
];

/** What robots have no business with. */
export const PRIVATE_PATHS = [
  '/api/',
  '/admin',
  '/destination$',
  '/packages',
  '/bookings',
  '/payments',
  '/users-view',
  '/book-your-pkg/',
  '/payment-session/',
  '/payment-success/',
  '/view-my-booking/',
];

/** Public pages that always exist, in the order of the route table. */
export const PUBLIC_PAGES = ['/', '/register', '/login', '/package-view', '/destination-view', '/about-us', '/contact'];

/** `public`: says the same to everybody, so that it can be sent as a whole page. `private`: made in the browser of who may see it. */
export const screenAt = (path: string): 'public' | 'private' | null => {
  if (PUBLIC_SCREENS.some((screen) => screen.test(path))) return 'public';
  return OTHER_SCREENS.some((screen) => screen.test(path)) ? 'private' : null;
};
