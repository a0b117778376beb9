import type { BookingRecord } from '@wayfarer/api/bookings';
import { NOTHING_YET } from '@wayfarer/api/bookings/booking-repository';
import { holdEndsAt } from '@wayfarer/api/bookings/booking-seats';
import { type SeatDayRecord, seatDayIdOf } from '@wayfarer/api/seats';
import { Types } from 'mongoose';
import type { Provider } from './memory-provider.ts';

export const BOOKING_ID = '00000000000000000000000b';
export const OTHERS_ID = '00000000000000000000000f';
export const USER_ID = '00000000000000000000000d';
export const START = new Date('2026-11-20T06:00:00Z');

/** A booking of two persons that waits for its money. Two minor units are enough to refund a half. */
export const initialBooking: BookingRecord = {
  ...NOTHING_YET,
  _id: new Types.ObjectId(BOOKING_ID),
  version: 1,
  userId: new Types.ObjectId(USER_ID),
  username: 'Asha',
  usernameKey: 'asha',
  package: {
    packageId: new Types.ObjectId('00000000000000000000000a'),
    title: 'Hampi',
    destinationId: new Types.ObjectId('00000000000000000000000e'),
    destinationName: 'Hampi',
    destinationCountry: 'India',
    unitPrice: 1,
    cancellationPolicy: [{ daysBefore: 1, percent: 100 }],
  },
  totalPersons: 2,
  travelDate: '2027-03-01',
  bookingDate: START,
  totalAmount: 2,
  currency: 'inr',
  holdsSeats: false,
  seatsHeldUntil: null,
  searchKeys: ['hampi'],
};

/** The same on a day whose seats are counted: it holds its own, for as long as a booking does. */
export const countedBooking: BookingRecord = { ...initialBooking, holdsSeats: true, seatsHeldUntil: holdEndsAt(START) };
const { _id: booking, userId, travelDate, totalPersons, seatsHeldUntil } = countedBooking;
export const seatDayKey = { packageId: initialBooking.package.packageId, travelDate };
export const initialSeatDay: SeatDayRecord = {
  _id: seatDayIdOf(seatDayKey),
  holds: [{ booking, by: userId, seats: totalPersons, until: seatsHeldUntil }],
};

export const initialProvider: Provider = { sessions: [], answers: {}, late: [] };
