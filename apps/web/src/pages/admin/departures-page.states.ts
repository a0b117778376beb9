import { sampleListedDays, sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminDepartures',
  at: '/departures?month=2026-11',
  as: 'guide',
  empty: {
    listDepartures: sampleListedDays.map((day) => ({ ...day, departures: 0, persons: 0, largest: [] })),
  },
  loadingText: 'Loading departures...',
  emptyText: 'No departures in Nov 2026.',
  filledText: sampleTourPackage.title,
};
