import { sampleBooking, sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'paymentSession',
  at: `/payment-session/${sampleBooking._id}`,
  as: 'user',
  empty: { findBooking: 'NOT_FOUND' },
  loadingText: 'Loading your booking...',
  emptyText: 'We could not find this.',
  filledText: sampleTourPackage.title,
};
