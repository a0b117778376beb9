import { sampleDestination } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminDestinations',
  as: 'admin',
  empty: { listDestinations: [] },
  loadingText: 'Loading destinations...',
  emptyText: 'No destinations found',
  filledText: sampleDestination.name,
};
