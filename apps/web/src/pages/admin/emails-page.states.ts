import { screens } from '@wayfarer/contracts/screens';
import { sampleEmailEntry } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { EmailsPage } from './emails-page.tsx';

export const states: ScreenStates = {
  name: 'Admin emails',
  Screen: EmailsPage,
  pattern: screens.adminEmails.path,
  as: 'admin',
  empty: { listEmails: () => [] },
  loadingText: 'Loading emails...',
  emptyText: 'No emails found',
  filledText: sampleEmailEntry.subject,
};
