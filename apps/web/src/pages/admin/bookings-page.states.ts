import { screens } from '@wayfarer/contracts/screens';
import { sampleTourPackage } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { BookingsPage } from './bookings-page.tsx';

export const states: ScreenStates = {
  name: 'Admin bookings',
  Screen: BookingsPage,
  pattern: screens.adminBookings.path,
  as: 'admin',
  empty: { listBookings: () => [] },
  loadingText: 'Loading bookings...',
  emptyText: 'No bookings found',
  filledText: sampleTourPackage.title,
};
