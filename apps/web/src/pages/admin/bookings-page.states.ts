import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminBookings',
  as: 'admin',
  empty: { listBookings: [] },
  loadingText: 'Loading bookings...',
  emptyText: 'No bookings found',
  filledText: sampleTourPackage.title,
};
