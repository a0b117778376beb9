import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminPackages',
  as: 'admin',
  empty: { listTourPackages: [] },
  loadingText: 'Loading packages...',
  emptyText: 'No packages found',
  filledText: sampleTourPackage.title,
};
