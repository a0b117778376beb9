import { screens } from '@wayfarer/contracts/screens';
import { samplePayment } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { PaymentsPage } from './payments-page.tsx';

export const states: ScreenStates = {
  name: 'Admin payments',
  Screen: PaymentsPage,
  pattern: screens.adminPayments.path,
  as: 'admin',
  empty: { listPayments: () => [] },
  loadingText: 'Loading payments...',
  emptyText: 'No payments found',
  filledText: samplePayment.transactionId,
};
