import type { BookingRecord } from '@wayfarer/api/bookings';
import { NOTHING_YET } from '@wayfarer/api/bookings/booking-repository';
import { holdEndsAt } from '@wayfarer/api/bookings/booking-seats';
import { type DepartureKey, departureIdOf, type SeatDayRecord } from '@wayfarer/api/departures';
import { Types } from 'mongoose';
import type { CodeOnRecord } from '../invariants/code-invariants.ts';
import type { Provider } from './memory-provider.ts';

export const BOOKING_ID = '00000000000000000000000b';
export const OTHERS_ID = '00000000000000000000000f';
/** A party that waits for seats; the id of its entry, and of who waits. */
const IN_LINE_ID = '000000000000000000000011';
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

/**
 * What the booking costs. `dear`: as much as is worth a payment for each person. `deposit`: a part
 * confirms it, and as much is due later. `chosen`: it takes an extra of which each departure has one, and
 * uses a code that is for one booking; `free`: that code takes everything off.
 */
export type Price = 'plain' | 'dear' | 'deposit' | 'chosen' | 'free';

/** An extra of which each departure has one, and a code that one booking can use. */
export const bike = { id: 'bike', quantity: 1, stock: 1 };
export const CODE = { id: new Types.ObjectId('000000000000000000000010'), code: 'WELCOME' };

const line = (kind: 'person' | 'extra' | 'code', quantity: number, unit: number) => ({
  kind,
  id: kind,
  text: kind,
  quantity,
  unit,
  sum: quantity * unit,
});
/** What was chosen beside the persons, for three minor units less what the code takes off. */
const choosing = (discount: number): Partial<BookingRecord> => ({
  totalAmount: 3 - discount,
  choice: {
    lines: [line('person', 2, 1), line('extra', 1, 1), line('code', 1, -discount)],
    extras: { bike: 1 },
    code: { ...CODE, discount },
    counted: [bike],
  },
});
const PRICES: Readonly<Record<Price, Partial<BookingRecord>>> = {
  plain: {},
  // The least difference that is worth a payment.
  dear: { package: { ...initialBooking.package, unitPrice: 100 }, totalAmount: 200 },
  // The least rest that is worth a payment.
  deposit: {
    package: { ...initialBooking.package, unitPrice: 100 },
    totalAmount: 200,
    plan: { deposit: 100, dueOn: '2027-01-01', isRefundable: true, token: 'none' },
  },
  chosen: choosing(1),
  // The reconciler confirms it if nobody else does.
  free: { ...choosing(3), dueAt: new Date(0) },
};

type Given = {
  readonly seats: number | null;
  readonly inLine: number;
  readonly isUncounted: boolean;
  readonly price: Price;
};
type Initial = {
  readonly booking: BookingRecord;
  readonly seatDays: readonly SeatDayRecord[];
  readonly codes: readonly CodeOnRecord[];
};
const lineOf = (seats: number): Pick<SeatDayRecord, 'waitlist'> => {
  const id = new Types.ObjectId(IN_LINE_ID);
  return seats === 0 ? {} : { waitlist: [{ _id: id, by: id, persons: seats, seats, joinedAt: START, token: 'none' }] };
};

/** Another day of the same package. */
export const otherKey: DepartureKey = { packageId: initialBooking.package.packageId, day: '2027-04-01' };
export const departureKey: DepartureKey = { packageId: initialBooking.package.packageId, day: initialBooking.travelDate };

/**
 * The booking, which holds its seats, its extra and its code for as long as a booking does, where they are
 * counted.
 */
export const initialRecords = ({ seats, inLine, isUncounted, price }: Given): Initial => {
  if (seats === null || isUncounted) return { booking: { ...initialBooking, ...PRICES[price] }, seatDays: [], codes: [] };
  const until = holdEndsAt(START);
  const booking = { ...initialBooking, ...PRICES[price], holdsSeats: true, seatsHeldUntil: until };
  const hold = { booking: booking._id, by: booking.userId, seats: booking.totalPersons, until };
  const extras = booking.choice ? { extras: { bike: bike.quantity } } : {};
  return {
    booking,
    seatDays: [{ _id: departureIdOf(departureKey), holds: [{ ...hold, ...extras }], ...lineOf(inLine) }],
    codes: booking.choice ? [{ _id: CODE.id, code: CODE.code, capacity: 1, holds: [{ ...hold, seats: 1 }] }] : [],
  };
};

export const initialProvider: Provider = { sessions: [], answers: {}, late: [] };
