import { screens } from '@wayfarer/contracts/screens';
import { sampleTourPackage, sampleUser } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { MyBookingsPage } from './my-bookings-page.tsx';

export const states: ScreenStates = {
  name: 'My Bookings',
  Screen: MyBookingsPage,
  pattern: screens.myBookings.path,
  at: `/view-my-booking/${sampleUser._id}`,
  as: 'user',
  empty: { listBookingsOfUser: () => [] },
  loadingText: 'Loading your bookings...',
  emptyText: 'No bookings found yet.',
  filledText: sampleTourPackage.title,
};
