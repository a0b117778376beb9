import { screens } from '@wayfarer/contracts/screens';
import {
  sampleBooking,
  sampleDashboard,
  sampleDestination,
  samplePayment,
  sampleTourPackage,
  sampleUser,
} from '@wayfarer/contracts/testing';
import type { ComponentType } from 'react';
import { type Fakes, refuse } from '../testing/fake-api.ts';
import { BookingDetailPage } from './admin/booking-detail-page.tsx';
import { BookingsPage } from './admin/bookings-page.tsx';
import { DashboardPage } from './admin/dashboard-page.tsx';
import { DestinationsPage as AdminDestinationsPage } from './admin/destinations-page.tsx';
import { PaymentsPage } from './admin/payments-page.tsx';
import { TourPackagesPage } from './admin/tour-packages-page.tsx';
import { UsersPage } from './admin/users-page.tsx';
import { BookingPage } from './customer/booking-page.tsx';
import { MyBookingsPage } from './customer/my-bookings-page.tsx';
import { PaymentSessionPage } from './customer/payment-session-page.tsx';
import { DestinationsPage } from './public/destinations-page.tsx';
import { HomePage } from './public/home-page.tsx';
import { PackageDetailPage } from './public/package-detail-page.tsx';
import { PackageListPage } from './public/package-list-page.tsx';

export type ScreenSample = {
  name: string;
  Screen: ComponentType;
  pattern: string;
  at?: string;
  /** Whose session it is opened with. */
  as: 'user' | 'admin';
  /** What the API answers when there is nothing to show. */
  empty: Fakes;
  loadingText: string;
  emptyText: string;
  filledText: string;
};

const { _id: packageId, title } = sampleTourPackage;
const place = sampleDestination.name;

const publicScreens: ScreenSample[] = [
  {
    name: 'Home',
    Screen: HomePage,
    pattern: screens.home.path,
    as: 'user',
    empty: { listDestinations: () => [] },
    loadingText: 'Loading destinations...',
    emptyText: 'No destinations found',
    filledText: place,
  },
  {
    name: 'Package list',
    Screen: PackageListPage,
    pattern: screens.packageList.path,
    as: 'user',
    empty: { listTourPackages: () => [] },
    loadingText: 'Loading packages...',
    emptyText: 'No packages found',
    filledText: title,
  },
  {
    name: 'Package detail',
    Screen: PackageDetailPage,
    pattern: screens.packageDetail.path,
    at: `/package-view/${packageId}`,
    as: 'user',
    empty: { findTourPackage: () => refuse('NOT_FOUND') },
    loadingText: 'Loading package...',
    emptyText: 'We could not find this package',
    filledText: title,
  },
  {
    name: 'Destinations page',
    Screen: DestinationsPage,
    pattern: screens.destinations.path,
    as: 'user',
    empty: { listDestinations: () => [] },
    loadingText: 'Loading packages...',
    emptyText: 'No destinations found',
    filledText: place,
  },
];

const travellerScreens: ScreenSample[] = [
  {
    name: 'Booking form',
    Screen: BookingPage,
    pattern: screens.bookPackage.path,
    at: `/book-your-pkg/${packageId}`,
    as: 'user',
    empty: { findTourPackage: () => refuse('NOT_FOUND') },
    loadingText: 'Loading the tour...',
    emptyText: 'This tour is no longer offered.',
    filledText: title,
  },
  {
    name: 'Payment confirmation',
    Screen: PaymentSessionPage,
    pattern: screens.paymentSession.path,
    at: `/payment-session/${sampleBooking._id}`,
    as: 'user',
    empty: { findBooking: () => refuse('NOT_FOUND') },
    loadingText: 'Loading your booking...',
    emptyText: 'We could not find this.',
    filledText: title,
  },
  {
    name: 'My Bookings',
    Screen: MyBookingsPage,
    pattern: screens.myBookings.path,
    at: `/view-my-booking/${sampleUser._id}`,
    as: 'user',
    empty: { listBookingsOfUser: () => [] },
    loadingText: 'Loading your bookings...',
    emptyText: 'No bookings found yet.',
    filledText: title,
  },
];

const adminScreens: ScreenSample[] = [
  {
    name: 'Admin dashboard',
    Screen: DashboardPage,
    pattern: screens.adminDashboard.path,
    as: 'admin',
    empty: { showDashboard: () => ({ ...sampleDashboard, recentBookings: [] }) },
    loadingText: 'Loading dashboard...',
    emptyText: 'No bookings found',
    filledText: title,
  },
  {
    name: 'Admin destinations',
    Screen: AdminDestinationsPage,
    pattern: screens.adminDestinations.path,
    as: 'admin',
    empty: { listDestinations: () => [] },
    loadingText: 'Loading destinations...',
    emptyText: 'No destinations found',
    filledText: place,
  },
  {
    name: 'Admin packages',
    Screen: TourPackagesPage,
    pattern: screens.adminPackages.path,
    as: 'admin',
    empty: { listTourPackages: () => [] },
    loadingText: 'Loading packages...',
    emptyText: 'No packages found',
    filledText: title,
  },
  {
    name: 'Admin bookings',
    Screen: BookingsPage,
    pattern: screens.adminBookings.path,
    as: 'admin',
    empty: { listBookings: () => [] },
    loadingText: 'Loading bookings...',
    emptyText: 'No bookings found',
    filledText: title,
  },
  {
    name: 'Admin booking detail',
    Screen: BookingDetailPage,
    pattern: screens.adminBooking.path,
    at: `/bookings/${sampleBooking._id}`,
    as: 'admin',
    empty: { findBooking: () => refuse('NOT_FOUND') },
    loadingText: 'Loading booking...',
    emptyText: 'There is no such booking.',
    filledText: title,
  },
  {
    name: 'Admin payments',
    Screen: PaymentsPage,
    pattern: screens.adminPayments.path,
    as: 'admin',
    empty: { listPayments: () => [] },
    loadingText: 'Loading payments...',
    emptyText: 'No payments found',
    filledText: samplePayment.transactionId,
  },
  {
    name: 'Admin users',
    Screen: UsersPage,
    pattern: screens.adminUsers.path,
    as: 'admin',
    empty: { listUsers: () => [] },
    loadingText: 'Loading users...',
    emptyText: 'No users found',
    filledText: sampleUser.email,
  },
];

/** The screens that show what the API answers; Payment success, which asks again by itself, has tests of its own. */
export const dataScreens: readonly ScreenSample[] = [...publicScreens, ...travellerScreens, ...adminScreens];
