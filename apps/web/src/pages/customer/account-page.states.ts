import { sampleAccount } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'account',
  as: 'user',
  empty: { showAccount: { ...sampleAccount, sessions: sampleAccount.sessions.filter(({ isThis }) => isThis) } },
  loadingText: 'Loading your account...',
  emptyText: 'You are logged in only here.',
  filledText: 'Safari on iOS',
};
