import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { quoteInRupees } from '../quote/quote.schema.ts';
import { quoteOf } from '../quote/quote.ts';
import { sampleUser } from '../user/user.samples.ts';
import type { deskEndpoints } from './desk.endpoints.ts';
import type { FoundCustomer } from './desk.schema.ts';
import type { DeskLimits } from './desk-limits.schema.ts';
import type { PayLink } from './pay-link.schema.ts';

export const sampleFoundCustomer: FoundCustomer = {
  _id: sampleUser._id,
  id: sampleUser.id,
  username: sampleUser.username,
  email: sampleUser.email,
  isEmailVerified: true,
  name: 'Asha Rao',
  phone: '+91 98450 12345',
  lastTrip: { title: 'Kyoto in Autumn', travelDate: '2026-10-04' },
  person: { name: 'Asha Rao', phone: '+91 98450 12345' },
};

const { package: booked, totalPersons, travelDate, unitPrice, totalAmount, cancellationPolicy } = sampleBooking;
const { bookingStatus, amountPaid } = sampleBooking;

export const samplePayLink: PayLink = {
  package: booked,
  totalPersons,
  travelDate,
  unitPrice,
  totalAmount,
  bookingStatus,
  amountPaid,
  cancellationPolicy,
  number: '0000001E',
  state: 'open',
  sentence: null,
  payUntil: '2026-11-22T18:30:00.000Z',
};

export const sampleDeskLimits: DeskLimits = {
  refundLimit: 10_000,
  discountPercent: 10,
  leadDiscountPercent: 20,
  version: 0,
};

export const deskAnswers: AnswersOf<typeof deskEndpoints> = {
  listCustomers: [sampleFoundCustomer],
  quoteAtDesk: { ...quoteInRupees(quoteOf({ price: 199_999 }, { day: travelDate, party: { person: 3 } })), mostDiscount: 599.99 },
  bookAtDesk: { booking: sampleBooking },
  changeBookingLanguage: { booking: sampleBooking },
  renewPayLink: { booking: sampleBooking },
  showDeskLimits: sampleDeskLimits,
  editDeskLimits: { limits: { ...sampleDeskLimits, version: 1 } },
  openPayLink: samplePayLink,
  payByLink: { url: 'https://checkout.example/cs_test_sample', sessionId: 'cs_test_sample' },
};
