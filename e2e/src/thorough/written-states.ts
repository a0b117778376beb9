/** What a screen says while it loads and where there is nothing to show. */
export interface WrittenState {
  loading: string;
  /** Null where the screen has no such state. */
  empty: string | null;
}

/** By the names of `screens.ts`; the others show nothing of the API's. */
export const writtenStates: Readonly<Record<string, WrittenState>> = {
  home: { loading: 'Loading destinations...', empty: 'No destinations found' },
  'package-list': { loading: 'Loading packages...', empty: 'No packages found' },
  'package-detail': { loading: 'Loading package...', empty: 'We could not find this package' },
  destinations: { loading: 'Loading packages...', empty: 'No destinations found' },
  'booking-form': { loading: 'Loading the tour...', empty: 'This tour is no longer offered.' },
  payment: { loading: 'Loading your booking...', empty: 'We could not find this.' },
  'payment-success': { loading: 'Updating payment status...', empty: null },
  'my-bookings': { loading: 'Loading your bookings...', empty: 'No bookings found yet.' },
  'admin-dashboard': { loading: 'Loading dashboard...', empty: 'No bookings found' },
  'admin-destinations': { loading: 'Loading destinations...', empty: 'No destinations found' },
  'admin-packages': { loading: 'Loading packages...', empty: 'No packages found' },
  'admin-bookings': { loading: 'Loading bookings...', empty: 'No bookings found' },
  'admin-booking-detail': { loading: 'Loading booking...', empty: 'There is no such booking.' },
  'admin-payments': { loading: 'Loading payments...', empty: 'No payments found' },
  'admin-users': { loading: 'Loading users...', empty: 'No users found' },
};
