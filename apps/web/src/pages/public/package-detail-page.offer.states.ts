import { sampleDepartures, sampleOfferedPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';
import { states as plain } from './package-detail-page.states.ts';

/** With a schedule and several prices, and the calculator open. */
export const states: ScreenStates = {
  ...plain,
  at: `${plain.at}?party=adult.2_child.1`,
  filled: { findTourPackage: sampleOfferedPackage, listPackageDepartures: sampleDepartures },
  filledText: 'Airport transfer',
};
