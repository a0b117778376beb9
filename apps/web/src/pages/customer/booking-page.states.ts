import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'bookPackage',
  at: `/book-your-pkg/${sampleTourPackage._id}`,
  as: 'user',
  empty: { findTourPackage: 'NOT_FOUND' },
  loadingText: 'Loading the tour...',
  emptyText: 'This tour is no longer offered.',
  filledText: sampleTourPackage.title,
};
