import { screens } from '@wayfarer/contracts/screens';
import { sampleBooking, sampleTourPackage } from '@wayfarer/contracts/testing';
import { refuse } from '../../testing/fake-api.ts';
import type { ScreenStates } from '../screen-states.ts';
import { BookingDetailPage } from './booking-detail-page.tsx';

export const states: ScreenStates = {
  name: 'Admin booking detail',
  Screen: BookingDetailPage,
  pattern: screens.adminBooking.path,
  at: `/bookings/${sampleBooking._id}`,
  as: 'admin',
  empty: { findBooking: () => refuse('NOT_FOUND') },
  loadingText: 'Loading booking...',
  emptyText: 'There is no such booking.',
  filledText: sampleTourPackage.title,
};
