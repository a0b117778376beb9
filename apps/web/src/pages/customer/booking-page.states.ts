import { screens } from '@wayfarer/contracts/screens';
import { sampleTourPackage } from '@wayfarer/contracts/testing';
import { refuse } from '../../testing/fake-api.ts';
import type { ScreenStates } from '../screen-states.ts';
import { BookingPage } from './booking-page.tsx';

export const states: ScreenStates = {
  name: 'Booking form',
  Screen: BookingPage,
  pattern: screens.bookPackage.path,
  at: `/book-your-pkg/${sampleTourPackage._id}`,
  as: 'user',
  empty: { findTourPackage: () => refuse('NOT_FOUND') },
  loadingText: 'Loading the tour...',
  emptyText: 'This tour is no longer offered.',
  filledText: sampleTourPackage.title,
};
