import { sampleInboxMessage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminMessage',
  at: `/messages/${sampleInboxMessage._id}`,
  as: 'admin',
  empty: { findMessage: 'NOT_FOUND' },
  loadingText: 'Loading message...',
  emptyText: 'There is no such message.',
  filledText: sampleInboxMessage.message,
};
