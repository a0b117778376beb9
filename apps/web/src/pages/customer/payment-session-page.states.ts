import { screens } from '@wayfarer/contracts/screens';
import { sampleBooking, sampleTourPackage } from '@wayfarer/contracts/testing';
import { refuse } from '../../testing/fake-api.ts';
import type { ScreenStates } from '../screen-states.ts';
import { PaymentSessionPage } from './payment-session-page.tsx';

export const states: ScreenStates = {
  name: 'Payment confirmation',
  Screen: PaymentSessionPage,
  pattern: screens.paymentSession.path,
  at: `/payment-session/${sampleBooking._id}`,
  as: 'user',
  empty: { findBooking: () => refuse('NOT_FOUND') },
  loadingText: 'Loading your booking...',
  emptyText: 'We could not find this.',
  filledText: sampleTourPackage.title,
};
