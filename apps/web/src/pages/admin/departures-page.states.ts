import { screens } from '@wayfarer/contracts/screens';
import { sampleDashboard, sampleTourPackage } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { DeparturesPage } from './departures-page.tsx';

export const states: ScreenStates = {
  name: 'Departures',
  Screen: DeparturesPage,
  pattern: screens.adminDepartures.path,
  as: 'guide',
  empty: {
    listDepartures: () => sampleDashboard.departures.map((day) => ({ ...day, departures: 0, persons: 0, largest: [] })),
  },
  loadingText: 'Loading departures...',
  emptyText: 'Nobody travels in the next seven days.',
  filledText: sampleTourPackage.title,
};
