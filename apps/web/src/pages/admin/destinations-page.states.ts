import { screens } from '@wayfarer/contracts/screens';
import { sampleDestination } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { DestinationsPage } from './destinations-page.tsx';

export const states: ScreenStates = {
  name: 'Admin destinations',
  Screen: DestinationsPage,
  pattern: screens.adminDestinations.path,
  as: 'admin',
  empty: { listDestinations: () => [] },
  loadingText: 'Loading destinations...',
  emptyText: 'No destinations found',
  filledText: sampleDestination.name,
};
