/** The addresses at which the website has a screen (SPEC.md section 2, route table). Any other is answered with status 404. */
const SCREENS = [
  /^\/$/,
  /^\/(register|login|package-view|destination-view|about-us|contact)$/,
  /^\/package-view\/[0-9a-f]{24}$/i,
  /^\/(admin|destination|packages|bookings|payments|users-view)$/,
  /^\/(book-your-pkg|payment-session|view-my-booking)\/[0-9a-f]{24}$/i,
  /^\/payment-success\/[\w-]+$/,
];

export const isScreen = (path: string): boolean =>
  SCREENS.some((screen) => screen.test(path.length > 1 ? path.replace(/\/$/, '') : path));
