import { screens } from '@wayfarer/contracts/screens';
import { sampleTourPackage } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { TourPackagesPage } from './tour-packages-page.tsx';

export const states: ScreenStates = {
  name: 'Admin packages',
  Screen: TourPackagesPage,
  pattern: screens.adminPackages.path,
  as: 'admin',
  empty: { listTourPackages: () => [] },
  loadingText: 'Loading packages...',
  emptyText: 'No packages found',
  filledText: sampleTourPackage.title,
};
