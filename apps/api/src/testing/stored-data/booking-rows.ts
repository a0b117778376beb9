import { addDays, minorUnitsOf } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import { derivedFieldsOf } from '../../features/bookings/index.ts';
import { namedKeysOf } from '../../features/bookings/search/search-keys.ts';
import { firstEntryOf } from '../../features/bookings/trail/trail-entry-of.ts';
import { type BookingRow, lifeOf, writtenAt } from './booking-life.ts';
import { isLimited, offerOf } from './catalogue-rows.ts';
import { numberOf, shareOf, weightedOf } from './choices.ts';
import { type DataSize, usersOf } from './data-size.ts';
import { hexIdOf, rowIdOf } from './row-ids.ts';
import { usernameOf } from './user-rows.ts';

/** The outcomes of a thousand bookings. */
const OUTCOMES = {
  confirmed: 700,
  'confirmed at the second try': 20,
  'cancelled and refunded': 100,
  'refunded in part': 10,
  'sent back by the bank': 1,
  'another amount': 1,
  'cancelled unpaid': 50,
  'page expired': 90,
  'never paid': 28,
} as const;
type Outcome = keyof typeof OUTCOMES;

const MINUTE = 60_000;
const YEARS = 2 * 365 * 24 * 60 * MINUTE;
const policy = [{ daysBefore: 0, percent: 100 }];

/** Minutes after the booking, and what happens then. */
type Step = readonly [number, () => void];

const stepsOf = (outcome: Outcome, life: ReturnType<typeof lifeOf>, totalAmount: number, row: number): readonly Step[] => {
  const [first, second] = [hexIdOf('attempt', 2 * row), hexIdOf('attempt', 2 * row + 1)];
  const opened: Step = [1, () => life.open(first)];
  const expired: Step = [35, () => life.hear(first, { state: 'expired', paid: false })];
  const paid: Step[] = [opened, [19, life.keepSeats], [20, () => life.hear(first, {})]];
  const partly: Step[] = [
    ...paid,
    [50, () => life.refund(first, Math.ceil(totalAmount / 4))],
    [51, () => life.settleRefund(first)],
  ];
  const steps: Readonly<Record<Outcome, readonly Step[]>> = {
    confirmed: paid,
    'confirmed at the second try': [opened, expired, [36, () => life.open(second)], [40, () => life.hear(second, {})]],
    'cancelled and refunded': [...paid, [50, life.cancel], [51, () => life.settleRefund(first)]],
    'refunded in part': partly,
    'sent back by the bank': [...partly, [60, () => life.settleRefund(first, 'failed')]],
    'another amount': [opened, [3, () => life.hear(first, { amount: totalAmount - 1 })]],
    'cancelled unpaid': [[1, life.cancel]],
    'page expired': [opened, expired],
    'never paid': [],
  };
  return steps[outcome];
};

/**
 * What happened to a booking of this row, oldest first by row. Where seats are counted, all its bookings are
 * confirmed.
 */
export const bookingRow = (row: number, size: DataSize): BookingRow => {
  const packageRow = Math.floor(shareOf(row, 30) ** 2 * size.packages);
  const user = Math.floor(shareOf(row, 31) ** 2 * (usersOf(size) - 1)) + 1;
  const { title, price, destination } = offerOf(packageRow, size);
  const unitPrice = minorUnitsOf(price);
  const totalPersons = 1 + numberOf(row, 32, 5);
  const bookingDate = new Date(size.until.getTime() - YEARS * (1 - (row / size.bookings) ** 0.7) - 2 * 60 * MINUTE);
  const seats = {
    holdsSeats: isLimited(packageRow),
    seatsHeldUntil: isLimited(packageRow) ? new Date(bookingDate.getTime() + 35 * MINUTE) : null,
  };
  const made = {
    _id: rowIdOf('booking', row),
    userId: rowIdOf('user', user),
    username: usernameOf(user),
    package: {
      packageId: rowIdOf('tourPackage', packageRow),
      title,
      destinationId: objectIdOf(destination),
      destinationName: 'Hampi',
      destinationCountry: 'India',
      unitPrice,
      cancellationPolicy: policy,
    },
    totalPersons,
    travelDate: addDays(bookingDate.toISOString().slice(0, 10), 3 + numberOf(row, 33, 120)),
    bookingDate,
    totalAmount: unitPrice * totalPersons,
    currency: 'inr',
    ...seats,
  };
  const booking: BookingRow = {
    ...made,
    version: 1,
    ...namedKeysOf(made, { coming: null }),
    bookingStatus: 'pending',
    cancellationReason: null,
    attempts: [],
    commands: [],
    lastFailure: null,
    ...derivedFieldsOf({
      attempts: [],
      commands: [],
      bookingStatus: 'pending',
      holdsSeats: seats.holdsSeats,
      totalAmount: made.totalAmount,
    }),
    trail: [firstEntryOf(made, writtenAt(bookingDate))],
  };
  let now = bookingDate;
  const clock = () => now;
  const outcome = isLimited(packageRow) ? 'confirmed' : weightedOf(OUTCOMES, row, 34);
  for (const [minutes, take] of stepsOf(outcome, lifeOf(booking, clock), booking.totalAmount, row)) {
    now = new Date(bookingDate.getTime() + minutes * MINUTE);
    take();
  }
  return booking;
};
