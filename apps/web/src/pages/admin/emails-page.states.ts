import { sampleEmailEntry } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminEmails',
  as: 'admin',
  empty: { listEmails: [] },
  loadingText: 'Loading emails...',
  emptyText: 'No emails found',
  filledText: sampleEmailEntry.subject,
};
