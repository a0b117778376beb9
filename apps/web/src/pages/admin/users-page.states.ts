import { sampleListedCustomer } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminUsers',
  as: 'admin',
  empty: { browseCustomers: [] },
  loadingText: 'Loading users...',
  emptyText: 'No users found',
  filledText: sampleListedCustomer.email,
};
