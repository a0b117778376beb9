import { sampleBooking, sampleTourPackage, sampleTrip } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminChangeTrip',
  at: `/bookings/${sampleBooking._id}/change`,
  as: 'admin',
  filled: { findTrip: { ...sampleTrip, booking: { ...sampleBooking, bookingStatus: 'confirmed', canPay: false } } },
  empty: { findTrip: 'NOT_FOUND' },
  loadingText: 'Loading your trip...',
  emptyText: 'We could not find this trip.',
  filledText: sampleTourPackage.title,
};
