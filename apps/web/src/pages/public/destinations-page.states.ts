import { screens } from '@wayfarer/contracts/screens';
import { sampleDestination } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { DestinationsPage } from './destinations-page.tsx';

export const states: ScreenStates = {
  name: 'Destinations page',
  Screen: DestinationsPage,
  pattern: screens.destinations.path,
  as: 'user',
  empty: { listDestinations: () => [] },
  loadingText: 'Loading packages...',
  emptyText: 'No destinations found',
  filledText: sampleDestination.name,
};
