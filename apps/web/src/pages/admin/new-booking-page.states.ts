import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminNewBooking',
  at: `/bookings/new?package=${sampleTourPackage._id}`,
  as: 'admin',
  empty: { findTourPackage: 'NOT_FOUND' },
  loadingText: 'Loading the trip...',
  emptyText: 'This trip is no longer offered. Choose another one.',
  filledText: sampleTourPackage.title,
};
