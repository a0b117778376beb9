import { sampleInboxEntry } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminMessages',
  as: 'admin',
  empty: { listMessages: [] },
  loadingText: 'Loading messages...',
  emptyText: 'No messages found',
  filledText: sampleInboxEntry.beginning,
};
