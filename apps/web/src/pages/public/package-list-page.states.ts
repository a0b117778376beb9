import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'packageList',
  as: 'user',
  empty: { listTourPackages: [] },
  loadingText: 'Loading packages...',
  emptyText: 'No packages found',
  filledText: sampleTourPackage.title,
};
