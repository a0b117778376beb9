import { sampleCustomerDetail } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminUser',
  at: `/users/${sampleCustomerDetail._id}`,
  as: 'admin',
  empty: { findCustomer: 'NOT_FOUND' },
  loadingText: 'Loading user...',
  emptyText: 'There is no such user.',
  filledText: sampleCustomerDetail.email,
};
