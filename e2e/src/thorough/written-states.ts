import type { ScreenName } from '@wayfarer/contracts/screens';

/** What a screen says while it loads and where there is nothing to show. */
export type WrittenState = {
  loading: string;
  /** Null where the screen has no such state. */
  empty: string | null;
};

/** By the names of the table of screens; the others show nothing of the API's. */
export const writtenStates: Readonly<Partial<Record<ScreenName, WrittenState>>> = {
  home: { loading: 'Loading destinations...', empty: 'No destinations found' },
  packageList: { loading: 'Loading packages...', empty: 'No packages found' },
  packageDetail: { loading: 'Loading package...', empty: 'We could not find this package' },
  destinations: { loading: 'Loading packages...', empty: 'No destinations found' },
  destination: { loading: 'Loading destination...', empty: 'We could not find this destination' },
  bookPackage: { loading: 'Loading the tour...', empty: 'This tour is no longer offered.' },
  paymentSession: { loading: 'Loading your booking...', empty: 'We could not find this.' },
  paymentSuccess: { loading: 'Updating payment status...', empty: null },
  myBookings: { loading: 'Loading your bookings...', empty: 'No bookings found yet.' },
  myTrip: { loading: 'Loading your trip...', empty: 'We could not find this trip.' },
  account: { loading: 'Loading your account...', empty: null },
  verifyVoucher: { loading: 'Checking the voucher...', empty: null },
  adminDashboard: { loading: 'Loading dashboard...', empty: 'No bookings found' },
  adminDestinations: { loading: 'Loading destinations...', empty: 'No destinations found' },
  adminPackages: { loading: 'Loading packages...', empty: 'No packages found' },
  adminBookings: { loading: 'Loading bookings...', empty: 'No bookings found' },
  adminBooking: { loading: 'Loading booking...', empty: 'There is no such booking.' },
  adminDepartures: { loading: 'Loading departures...', empty: 'Nobody travels in the next seven days.' },
  adminManifest: { loading: 'Loading travellers...', empty: 'Nobody travels on this day.' },
  adminPayments: { loading: 'Loading payments...', empty: 'No payments found' },
  adminEmails: { loading: 'Loading emails...', empty: 'No emails found' },
  adminEmail: { loading: 'Loading email...', empty: 'There is no such email.' },
  adminMessages: { loading: 'Loading messages...', empty: 'No messages found' },
  adminMessage: { loading: 'Loading message...', empty: 'There is no such message.' },
  adminUsers: { loading: 'Loading users...', empty: 'No users found' },
};
