import { screens } from '@wayfarer/contracts/screens';
import { sampleDestination } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { HomePage } from './home-page.tsx';

export const states: ScreenStates = {
  name: 'Home',
  Screen: HomePage,
  pattern: screens.home.path,
  as: 'user',
  empty: { listDestinations: () => [] },
  loadingText: 'Loading destinations...',
  emptyText: 'No destinations found',
  filledText: sampleDestination.name,
};
