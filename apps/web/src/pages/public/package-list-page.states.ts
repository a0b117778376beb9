import { screens } from '@wayfarer/contracts/screens';
import { sampleTourPackage } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { PackageListPage } from './package-list-page.tsx';

export const states: ScreenStates = {
  name: 'Package list',
  Screen: PackageListPage,
  pattern: screens.packageList.path,
  as: 'user',
  empty: { listTourPackages: () => [] },
  loadingText: 'Loading packages...',
  emptyText: 'No packages found',
  filledText: sampleTourPackage.title,
};
