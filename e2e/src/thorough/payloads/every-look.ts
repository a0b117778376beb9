import { type ScreenName, screens } from '@wayfarer/contracts/screens';
import type { Stored } from './entity-payloads.ts';

/** How a screen is visited: at an address for each stored entry, as a list of all of them, or once. */
export type Look =
  | { readonly of: (stored: Stored) => string; readonly texts?: (stored: Stored) => readonly string[] }
  | { readonly list: string; readonly names: boolean }
  | { readonly once: string };

/** For the screens that show one stored entry, or all of them. */
const looksOf = (userId: string): Readonly<Partial<Record<ScreenName, Look>>> => ({
  verifyVoucher: { of: ({ booking }) => `/verify/${booking._id}` },
  packageList: { list: '/package-view', names: true },
  packageDetail: { of: ({ tour }) => `/package-view/${tour._id}` },
  destinations: { list: '/destination-view', names: true },
  destination: { of: ({ place }) => `/destination-view/${place._id}` },
  adminDestinations: { list: '/destination', names: true },
  adminPackages: { list: '/packages', names: true },
  adminBookings: { list: '/bookings', names: true },
  // The booked package, and the reason of the refund.
  adminBooking: { of: ({ booking }) => `/bookings/${booking._id}`, texts: ({ text }) => [text, `${text} …`] },
  adminManifest: { of: ({ tour, booking }) => `/manifest/${tour._id}?day=${booking.travelDate}` },
  // It shows bookings, not their packages.
  adminPayments: { list: '/payments', names: false },
  adminMessages: { list: '/messages', names: true },
  adminMessage: { of: ({ messageId }) => `/messages/${messageId}` },
  adminEmail: { of: ({ booking }) => `/emails/${Buffer.from(`booking/${booking._id}/booking-confirmed`).toString('base64url')}` },
  bookPackage: { of: ({ tour }) => `/book-your-pkg/${tour._id}` },
  paymentSession: { of: ({ booking }) => `/payment-session/${booking._id}` },
  paymentSuccess: { of: ({ sessionId }) => `/payment-success/${sessionId}` },
  myBookings: { list: `/view-my-booking/${userId}`, names: true },
  myTrip: { of: ({ booking }) => `/my-trip/${booking._id}` },
});

/** How to visit a screen. @throws Error for a screen about one thing without an address here */
export const lookOf = (name: ScreenName, userId = ''): Look => {
  const { path } = screens[name];
  const look = looksOf(userId)[name];
  if (!look && path.includes('{')) throw new Error(`The screen ${name} has no line in every-look.ts.`);
  return look ?? { once: path };
};
