import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'verifyVoucher',
  at: '/verify/a-code',
  as: 'user',
  empty: { verifyVoucher: { status: 'unknown' } },
  loadingText: 'Checking the voucher...',
  emptyText: 'Not recognised',
  filledText: sampleTourPackage.title,
};
