import { sampleBooking, sampleTourPackage, sampleTrip } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'changeTrip',
  at: `/my-trip/${sampleBooking._id}/change`,
  as: 'user',
  filled: {
    findTrip: {
      ...sampleTrip,
      booking: { ...sampleBooking, bookingStatus: 'confirmed', canPay: false },
      changeTerms: { until: '2027-01-05', fee: 0 },
    },
  },
  empty: { findTrip: 'NOT_FOUND' },
  loadingText: 'Loading your trip...',
  emptyText: 'We could not find this trip.',
  filledText: sampleTourPackage.title,
};
