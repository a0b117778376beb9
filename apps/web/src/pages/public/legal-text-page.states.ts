import { sampleAgencyTexts } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'terms',
  as: 'user',
  empty: { showAgencyTexts: { version: 0, changedAt: null } },
  loadingText: 'Loading text...',
  emptyText: 'This text has not been written yet.',
  filledText: sampleAgencyTexts.terms ?? '',
};
