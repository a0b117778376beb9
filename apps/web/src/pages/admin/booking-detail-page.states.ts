import { sampleBooking, sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminBooking',
  at: `/bookings/${sampleBooking._id}`,
  as: 'admin',
  empty: { findBooking: 'NOT_FOUND' },
  loadingText: 'Loading booking...',
  emptyText: 'There is no such booking.',
  filledText: sampleTourPackage.title,
};
