import { sampleDashboard, sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminDepartures',
  as: 'guide',
  empty: {
    listDepartures: sampleDashboard.departures.map((day) => ({ ...day, departures: 0, persons: 0, largest: [] })),
  },
  loadingText: 'Loading departures...',
  emptyText: 'Nobody travels in the next seven days.',
  filledText: sampleTourPackage.title,
};
