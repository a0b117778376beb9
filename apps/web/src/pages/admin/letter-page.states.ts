import { sampleLetter } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminLetter',
  at: `/letters/${sampleLetter.kind}`,
  as: 'admin',
  empty: { listLetters: [] },
  loadingText: 'Loading the letter...',
  emptyText: 'There is no such letter.',
  filledText: 'Stays in any case',
};
