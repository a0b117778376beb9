import type { ScreenName, screens } from './screens.ts';
import type { Permission } from './user/permissions.ts';

export type StaffScreenName = {
  [Name in ScreenName]: (typeof screens)[Name]['audience'] extends 'staff' ? Name : never;
}[ScreenName];

/** What opens each screen of the admin area, in the order of its sidebar. Apart from the table of screens, which every browser loads. */
export const staffScreens = {
  adminDashboard: 'read-dashboard',
  adminDestinations: 'read-catalogue',
  adminPackages: 'read-catalogue',
  adminBookings: 'read-bookings',
  adminBooking: 'read-bookings',
  adminDepartures: 'read-departures',
  adminManifest: 'read-departures',
  adminPayments: 'read-payments',
  adminUsers: 'read-users',
  adminMessages: 'read-messages',
  adminMessage: 'read-messages',
  adminEmails: 'read-emails',
  adminEmail: 'read-emails',
  adminAgency: 'change-settings',
} as const satisfies Record<StaffScreenName, Permission>;
