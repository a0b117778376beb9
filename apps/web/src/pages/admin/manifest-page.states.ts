import { screens } from '@wayfarer/contracts/screens';
import { sampleBooking, sampleTourPackage } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { ManifestPage } from './manifest-page.tsx';

export const states: ScreenStates = {
  name: 'Manifest',
  Screen: ManifestPage,
  pattern: screens.adminManifest.path,
  at: `/manifest/${sampleTourPackage._id}?day=${sampleBooking.travelDate}`,
  as: 'admin',
  empty: { showManifest: () => [] },
  loadingText: 'Loading travellers...',
  emptyText: 'Nobody travels on this day.',
  filledText: sampleBooking.user.username,
};
