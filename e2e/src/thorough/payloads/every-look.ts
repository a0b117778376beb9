import type { ScreenName } from '@wayfarer/contracts/screens';
import type { Stored } from './store-payloads.ts';

/** How a screen is looked at: at an address for each thing that is stored, as a list of all of them, or once. */
export type Look =
  | { readonly of: (stored: Stored) => string }
  | { readonly list: string; readonly names: boolean }
  | { readonly once: string };

/** A screen that has no line here does not compile. */
export const everyLook = (userId: string): Readonly<Record<ScreenName, Look>> => ({
  home: { once: '/' },
  register: { once: '/register' },
  login: { once: '/login' },
  forgotPassword: { once: '/forgot-password' },
  acceptInvitation: { once: '/accept-invitation' },
  resetPassword: { once: '/reset-password' },
  confirmEmail: { once: '/confirm-email' },
  verifyVoucher: { of: ({ booking }) => `/verify/${booking._id}` },
  packageList: { list: '/package-view', names: true },
  packageDetail: { of: ({ tour }) => `/package-view/${tour._id}` },
  destinations: { list: '/destination-view', names: true },
  destination: { of: ({ place }) => `/destination-view/${place._id}` },
  aboutUs: { once: '/about-us' },
  contact: { once: '/contact' },
  adminDashboard: { once: '/admin' },
  adminDestinations: { list: '/destination', names: true },
  adminPackages: { list: '/packages', names: true },
  adminBookings: { list: '/bookings', names: true },
  adminBooking: { of: ({ booking }) => `/bookings/${booking._id}` },
  adminDepartures: { once: '/departures' },
  adminManifest: { of: ({ tour, booking }) => `/manifest/${tour._id}?day=${booking.travelDate}` },
  // It names bookings, not what they are for.
  adminPayments: { list: '/payments', names: false },
  adminUsers: { once: '/users-view' },
  adminMessages: { list: '/messages', names: true },
  adminMessage: { of: ({ messageId }) => `/messages/${messageId}` },
  adminEmails: { once: '/emails' },
  adminEmail: { of: ({ booking }) => `/emails/${Buffer.from(`booking/${booking._id}/booking-confirmed`).toString('base64url')}` },
  adminAgency: { once: '/settings' },
  bookPackage: { of: ({ tour }) => `/book-your-pkg/${tour._id}` },
  paymentSession: { of: ({ booking }) => `/payment-session/${booking._id}` },
  paymentSuccess: { of: ({ sessionId }) => `/payment-success/${sessionId}` },
  myBookings: { list: `/view-my-booking/${userId}`, names: true },
  myTrip: { of: ({ booking }) => `/my-trip/${booking._id}` },
  account: { once: '/account' },
});
