import type { AnswersOf } from '../answers-of.ts';
import { quoteInRupees } from '../quote/quote.schema.ts';
import { quoteOf } from '../quote/quote.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import { sampleUser } from '../user/user.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { bookingEndpoints } from './booking.endpoints.ts';
import type { Booking } from './booking.schema.ts';
import type { ManifestEntry } from './manifest.schema.ts';
import type { OpenedTrip } from './opened-trip.schema.ts';
import type { TrailEntry } from './trail.schema.ts';
import type { Trip } from './trip.schema.ts';

export const sampleBooking: Booking = {
  ...identityOf(30),
  user: { _id: sampleUser._id, id: sampleUser.id, username: sampleUser.username },
  package: {
    _id: sampleTourPackage._id,
    id: sampleTourPackage.id,
    title: sampleTourPackage.title,
    destination: { name: 'Hampi', country: 'India' },
    image: '/pictures/5f0c.webp',
  },
  totalPersons: 3,
  bookingDate: '2026-11-20T09:30:00.000Z',
  travelDate: '2027-01-12',
  unitPrice: 1999.99,
  totalAmount: 5999.97,
  bookingStatus: 'pending',
  amountPaid: 0,
  amountRefunded: 0,
  refundStatus: 'none',
  refunds: [],
  cancellationReason: null,
  seatsHeldUntil: null,
  canPay: true,
  canCancel: true,
  cancellationPolicy: [{ daysBefore: 1, percent: 100 }],
  refundOnCancel: 0,
  refundInFull: 0,
  refundLimit: null,
};

const { _id, id, user, package: booked, totalPersons, bookingDate } = sampleBooking;

export const sampleManifestEntry: ManifestEntry = {
  _id,
  id,
  user,
  package: booked,
  totalPersons,
  bookingDate,
  travellers: [
    { id: '0', name: 'Asha Rao', age: 36, diet: 'Vegetarian' },
    { id: '1', name: 'Vikram Rao' },
    { id: '2', name: null },
  ],
  contact: { name: 'Asha Rao', phone: '+91 98450 12345' },
};

export const sampleTrip: Trip = {
  booking: sampleBooking,
  days: sampleTourPackage.itinerary,
  payments: [],
  invoices: [],
  isInvoiceDue: false,
  isEmailConfirmed: true,
  cancelledAt: null,
};

export const sampleOpenedTrip: OpenedTrip = {
  package: booked,
  totalPersons,
  travelDate: sampleBooking.travelDate,
  bookingStatus: 'confirmed',
  number: '0000001E',
  days: sampleTourPackage.itinerary,
  isUnpaid: false,
};

export const sampleTrail: TrailEntry[] = [
  {
    version: 1,
    at: '2026-11-20T09:30:00.000Z',
    by: { kind: 'traveller', id: sampleUser._id, name: sampleUser.username },
    requestId: '7d1f3c52-6a6e-4f0e-9a3b-2f6d8f0c1b11',
    changes: [{ what: 'booked', attempt: null, from: null, to: 'pending', amount: 5999.97, origin: null, reason: null }],
  },
  {
    version: 4,
    at: '2026-11-20T09:31:20.000Z',
    by: { kind: 'event', id: 'evt_sample', name: 'Payment provider' },
    requestId: null,
    changes: [
      { what: 'status', attempt: null, from: 'pending', to: 'confirmed', amount: null, origin: null, reason: null },
      { what: 'attempt', attempt: identityOf(40)._id, from: 'pending', to: 'paid', amount: 5999.97, origin: null, reason: null },
    ],
  },
];

export const bookingAnswers: AnswersOf<typeof bookingEndpoints> = {
  listBookings: [sampleBooking],
  quoteBooking: quoteInRupees(quoteOf({ price: 199_999 }, { day: sampleBooking.travelDate, party: { person: 3 } })),
  createBooking: { booking: sampleBooking },
  findBooking: sampleBooking,
  listBookingsOfUser: [sampleBooking],
  findTrip: sampleTrip,
  openTrip: sampleOpenedTrip,
  showManifest: [sampleManifestEntry],
  checkIn: { booking: sampleBooking._id, traveller: '0', arrival: 'here' },
  listTrail: sampleTrail,
  cancelBooking: { booking: { ...sampleBooking, bookingStatus: 'cancelled', canPay: false, canCancel: false } },
};
