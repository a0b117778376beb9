import { sampleBooking, sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'myTrip',
  at: `/my-trip/${sampleBooking._id}`,
  as: 'user',
  empty: { findTrip: 'NOT_FOUND' },
  loadingText: 'Loading your trip...',
  emptyText: 'We could not find this trip.',
  filledText: sampleTourPackage.itinerary[1] ?? '',
};
