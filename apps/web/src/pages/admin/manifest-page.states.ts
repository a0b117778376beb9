import { sampleBooking, sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminManifest',
  at: `/manifest/${sampleTourPackage._id}?day=${sampleBooking.travelDate}`,
  as: 'admin',
  empty: { showManifest: [] },
  loadingText: 'Loading travellers...',
  emptyText: 'Nobody travels on this day.',
  filledText: sampleBooking.user.username,
};
