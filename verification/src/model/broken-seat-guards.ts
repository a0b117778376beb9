import type { BrokenGuard } from './broken-guards.ts';
import type { Edit } from './job.ts';
import { scenario } from './scenario.ts';

const inBookings = (file: string, find: string, instead: string): Edit => ({
  file: `features/bookings/${file}.ts`,
  find,
  instead,
});
const inPayments = (file: string, find: string, instead: string): Edit => ({
  file: `features/payments/${file}.ts`,
  find,
  instead,
});
const inSeats = (file: string, find: string, instead: string): Edit => ({ file: `features/seats/${file}.ts`, find, instead });

const wantedSeats = scenario(
  'seats that others want, and a cancel',
  [['pay now', 'success page'], ['cancel'], ['others book']],
  { payments: 1 },
  { seats: 2 },
);
const countedSeats = scenario(
  'seats that are counted while they are paid',
  [['success page'], ['cancel']],
  { payments: 1 },
  { seats: 2, isUncounted: true },
);
const twoHands = scenario(
  'two tabs for the same seats',
  [
    ['pay now', 'success page'],
    ['pay now', 'pay now'],
  ],
  { payments: 1, expiries: 1 },
  { seats: 2 },
);

/** What keeps seats from being sold twice, or kept by bookings that are cancelled. */
export const seatGuards: readonly BrokenGuard[] = [
  {
    guard: 'seats are kept before a booking is confirmed',
    edits: [inPayments('settle/settle', "change?.bookingStatus !== 'confirmed' || !booking.holdsSeats", 'change !== undefined')],
    scenario: wantedSeats,
  },
  {
    guard: 'a booking says that it holds seats before it does',
    edits: [inPayments('settle/settle', 'if (truth.paid) await countSeatsIfLimited(needs, booking);', '')],
    scenario: countedSeats,
  },
  {
    guard: 'only as many seats as fit',
    edits: [inSeats('seat-writes', '{ $lte: [{ $add:', '{ $ne: [{ $add:')],
    scenario: wantedSeats,
  },
  {
    guard: 'a slow process gets no seats for a cancelled booking',
    edits: [inSeats('seat-writes', "{ $ne: ['$mine.released', true] }", 'true')],
    scenario: wantedSeats,
  },
  {
    guard: 'a cancelled booking owes its seats',
    edits: [
      inBookings('booking-change', "bookingStatus === 'cancelled' && holdsSeats;", 'bookingStatus === null && holdsSeats;'),
    ],
    scenario: wantedSeats,
  },
  {
    guard: 'what is kept for good stays so',
    edits: [inSeats('seat-writes', "{ $eq: ['$mine.until', null] }", '{ $eq: [true, false] }')],
    scenario: twoHands,
  },
];
