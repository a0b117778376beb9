import { screens } from '@wayfarer/contracts/screens';
import { sampleTourPackage } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { VerifyVoucherPage } from './verify-voucher-page.tsx';

export const states: ScreenStates = {
  name: 'Voucher',
  Screen: VerifyVoucherPage,
  pattern: screens.verifyVoucher.path,
  at: '/verify/a-code',
  as: 'user',
  empty: { verifyVoucher: () => ({ status: 'unknown' }) },
  loadingText: 'Checking the voucher...',
  emptyText: 'Unknown',
  filledText: sampleTourPackage.title,
};
