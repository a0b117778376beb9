import { sampleTourPackage, sampleUser } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'myBookings',
  at: `/view-my-booking/${sampleUser._id}`,
  as: 'user',
  empty: { listBookingsOfUser: [] },
  loadingText: 'Loading your bookings...',
  emptyText: 'No bookings found yet.',
  filledText: sampleTourPackage.title,
};
