import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import type { tripChangeEndpoints } from './trip-change.endpoints.ts';

export const tripChangeAnswers: AnswersOf<typeof tripChangeEndpoints> = {
  quoteTripChange: {
    formerAmount: 5999.97,
    lines: [{ kind: 'person', id: 'person', text: 'Person', quantity: 2, unit: 1999.99, sum: 3999.98 }],
    totalAmount: 3999.98,
    fee: 0,
    toPay: 0,
    refund: 1999.99,
  },
  dropTripChange: { booking: { ...sampleBooking, bookingStatus: 'confirmed' } },
  changeTrip: { booking: { ...sampleBooking, bookingStatus: 'confirmed', totalPersons: 2, totalAmount: 3999.98 } },
};
