import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'packageDetail',
  at: `/package-view/${sampleTourPackage._id}`,
  as: 'user',
  empty: { findTourPackage: 'NOT_FOUND' },
  loadingText: 'Loading package...',
  emptyText: 'We could not find this package',
  filledText: sampleTourPackage.title,
};
