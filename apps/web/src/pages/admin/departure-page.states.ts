import { sampleBooking, sampleManifestEntry, sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminDeparture',
  at: `/departures/${sampleTourPackage._id}/${sampleBooking.travelDate}`,
  as: 'admin',
  empty: { showManifest: [], listDepartureMessages: [], listDepartureCalls: [] },
  loadingText: 'Loading travellers...',
  emptyText: 'Nobody travels on this day.',
  filledText: sampleManifestEntry.contact?.name ?? '',
};
