import { screens } from '@wayfarer/contracts/screens';
import { sampleTourPackage } from '@wayfarer/contracts/testing';
import { refuse } from '../../testing/fake-api.ts';
import type { ScreenStates } from '../screen-states.ts';
import { PackageDetailPage } from './package-detail-page.tsx';

export const states: ScreenStates = {
  name: 'Package detail',
  Screen: PackageDetailPage,
  pattern: screens.packageDetail.path,
  at: `/package-view/${sampleTourPackage._id}`,
  as: 'user',
  empty: { findTourPackage: () => refuse('NOT_FOUND') },
  loadingText: 'Loading package...',
  emptyText: 'We could not find this package',
  filledText: sampleTourPackage.title,
};
