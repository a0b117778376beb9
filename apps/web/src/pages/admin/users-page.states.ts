import { sampleUser } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminUsers',
  as: 'admin',
  empty: { listUsers: [] },
  loadingText: 'Loading users...',
  emptyText: 'No users found',
  filledText: sampleUser.email,
};
