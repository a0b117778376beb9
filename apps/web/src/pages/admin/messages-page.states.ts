import { screens } from '@wayfarer/contracts/screens';
import { sampleInboxEntry } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { MessagesPage } from './messages-page.tsx';

export const states: ScreenStates = {
  name: 'Admin messages',
  Screen: MessagesPage,
  pattern: screens.adminMessages.path,
  as: 'admin',
  empty: { listMessages: () => [] },
  loadingText: 'Loading messages...',
  emptyText: 'No messages found',
  filledText: sampleInboxEntry.beginning,
};
