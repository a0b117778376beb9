import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'joinWaitlist',
  at: `/join-waitlist/${sampleTourPackage._id}?day=2027-01-12`,
  as: 'user',
  empty: { findTourPackage: 'NOT_FOUND' },
  loadingText: 'Loading the tour...',
  emptyText: 'This tour is no longer offered.',
  filledText: sampleTourPackage.title,
};
