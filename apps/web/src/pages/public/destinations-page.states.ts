import { sampleDestination } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'destinations',
  as: 'user',
  empty: { listDestinations: [] },
  loadingText: 'Loading packages...',
  emptyText: 'No destinations found',
  filledText: sampleDestination.name,
};
