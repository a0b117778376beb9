import { screens } from '@wayfarer/contracts/screens';
import { sampleDestination } from '@wayfarer/contracts/testing';
import { refuse } from '../../testing/fake-api.ts';
import type { ScreenStates } from '../screen-states.ts';
import { DestinationPage } from './destination-page.tsx';

export const states: ScreenStates = {
  name: 'Destination',
  Screen: DestinationPage,
  pattern: screens.destination.path,
  at: `/destination-view/${sampleDestination._id}`,
  as: 'user',
  empty: { findDestination: () => refuse('NOT_FOUND') },
  loadingText: 'Loading destination...',
  emptyText: 'We could not find this destination',
  filledText: sampleDestination.description,
};
