import { screens } from '@wayfarer/contracts/screens';
import { sampleAccount } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { AccountPage } from './account-page.tsx';

export const states: ScreenStates = {
  name: 'Account',
  Screen: AccountPage,
  pattern: screens.account.path,
  as: 'user',
  empty: { showAccount: () => ({ ...sampleAccount, sessions: sampleAccount.sessions.filter(({ isThis }) => isThis) }) },
  loadingText: 'Loading your account...',
  emptyText: 'You are logged in here alone.',
  filledText: 'Safari on iOS',
};
