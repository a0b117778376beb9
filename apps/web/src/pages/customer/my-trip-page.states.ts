import { screens } from '@wayfarer/contracts/screens';
import { sampleBooking, sampleTourPackage } from '@wayfarer/contracts/testing';
import { refuse } from '../../testing/fake-api.ts';
import type { ScreenStates } from '../screen-states.ts';
import { MyTripPage } from './my-trip-page.tsx';

export const states: ScreenStates = {
  name: 'My trip',
  Screen: MyTripPage,
  pattern: screens.myTrip.path,
  at: `/my-trip/${sampleBooking._id}`,
  as: 'user',
  empty: { findTrip: () => refuse('NOT_FOUND') },
  loadingText: 'Loading your trip...',
  emptyText: 'We could not find this trip.',
  filledText: sampleTourPackage.itinerary[1] ?? '',
};
