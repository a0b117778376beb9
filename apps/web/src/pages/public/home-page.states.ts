import { sampleDestination } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'home',
  as: 'user',
  empty: { listDestinations: [] },
  loadingText: 'Loading destinations...',
  emptyText: 'No destinations found',
  filledText: sampleDestination.name,
};
