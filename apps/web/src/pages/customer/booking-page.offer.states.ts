import { sampleDepartures, sampleOfferedPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';
import { states as plain } from './booking-page.states.ts';

/** Of a package with a schedule and several prices. */
export const states: ScreenStates = {
  ...plain,
  at: `${plain.at}?party=adult.2_child.1&extras=transfer.1`,
  filled: { findTourPackage: sampleOfferedPackage, listPackageDepartures: sampleDepartures },
  filledText: 'Airport transfer',
};
