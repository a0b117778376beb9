import { sampleSystem } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminSystem',
  as: 'admin',
  empty: { showSystem: { ...sampleSystem, jobs: [] } },
  loadingText: 'Loading system...',
  emptyText: 'No job has run yet.',
  filledText: 'Reconcile',
};
