import { screens } from '@wayfarer/contracts/screens';
import { sampleUser } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { UsersPage } from './users-page.tsx';

export const states: ScreenStates = {
  name: 'Admin users',
  Screen: UsersPage,
  pattern: screens.adminUsers.path,
  as: 'admin',
  empty: { listUsers: () => [] },
  loadingText: 'Loading users...',
  emptyText: 'No users found',
  filledText: sampleUser.email,
};
