import { sampleListedInvoice } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminInvoices',
  as: 'admin',
  empty: { listInvoices: [] },
  loadingText: 'Loading invoices...',
  emptyText: 'No invoices found',
  filledText: sampleListedInvoice._id,
};
