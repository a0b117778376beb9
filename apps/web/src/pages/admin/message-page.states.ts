import { screens } from '@wayfarer/contracts/screens';
import { sampleInboxMessage } from '@wayfarer/contracts/testing';
import { refuse } from '../../testing/fake-api.ts';
import type { ScreenStates } from '../screen-states.ts';
import { MessagePage } from './message-page.tsx';

export const states: ScreenStates = {
  name: 'Admin message',
  Screen: MessagePage,
  pattern: screens.adminMessage.path,
  at: `/messages/${sampleInboxMessage._id}`,
  as: 'admin',
  empty: { findMessage: () => refuse('NOT_FOUND') },
  loadingText: 'Loading message...',
  emptyText: 'There is no such message.',
  filledText: sampleInboxMessage.message,
};
