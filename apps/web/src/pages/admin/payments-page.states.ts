import { samplePayment } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminPayments',
  as: 'admin',
  empty: { listPayments: [] },
  loadingText: 'Loading payments...',
  emptyText: 'No payments found',
  filledText: samplePayment.transactionId,
};
