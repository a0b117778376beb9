import { sampleDestination } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'destination',
  at: `/destination-view/${sampleDestination._id}`,
  as: 'user',
  empty: { findDestination: 'NOT_FOUND' },
  loadingText: 'Loading destination...',
  emptyText: 'We could not find this destination',
  filledText: sampleDestination.description,
};
