import type { BookingRecord } from '@wayfarer/api/bookings';
import { departureIdOf } from '@wayfarer/api/departures';
import { codeViolationsOnceSettled } from '../../invariants/code-invariants.ts';
import { type SessionOnRecord, violationsIn, violationsOnceSettled } from '../../invariants/money-invariants.ts';
import { hasLeft, seatViolationsIn, seatViolationsOnceSettled } from '../../invariants/seat-invariants.ts';
import { onlyViolations, type Violation, violation } from '../../invariants/violation.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Stricter than the model: nobody pays another amount here, and a traveller is not to be charged twice, even
 * where one payment went back since.
 */
const violationsInJourneys = (booking: BookingRecord, sessions: readonly SessionOnRecord[]): Violation[] => {
  const { attempts, totalAmount, changes = [] } = booking;
  // Paid for a change that was not made: a cancel came first, say, and the money goes back.
  const isInVain = ({ attemptId }: SessionOnRecord) =>
    attempts.some(
      ({ change, ...attempt }) =>
        attempt.attemptId === attemptId && change !== undefined && !changes.some(({ stay }) => stay === change),
    );
  const returned = changes.reduce((sum, { refund }) => sum + refund, 0);
  const charged = sessions.reduce((sum, session) => (session.paid && !isInVain(session) ? sum + session.amount : sum), -returned);
  return onlyViolations([
    charged > totalAmount && violation('I3', `charged ${charged} in all, and costs ${totalAmount}`),
    attempts.some(({ status }) => status === 'needs_review') && violation('I2', 'a payment needs a review'),
  ]);
};

const seatViolationsOf = (booking: BookingRecord, { capacities, seatDays }: Snapshot): Violation[] => {
  const { packageId } = booking.package;
  const capacity = capacities.get(String(packageId));
  if (capacity === undefined) return [];
  const day = seatDays.get(departureIdOf({ packageId, day: booking.travelDate })) ?? { holds: [] };
  return [...seatViolationsIn(booking, day, capacity), ...seatViolationsOnceSettled(booking, day)];
};

/** Seats on a day that is neither that of their booking, nor that of a change which waits for its payment. */
const strayHolds = ({ bookings, seatDays }: Snapshot): Violation[] =>
  [...seatDays.values()].flatMap((day) =>
    day.holds.flatMap(({ booking: id }) => {
      const booking = bookings.get(String(id));
      if (!booking) return [];
      const { packageId } = booking.package;
      const days = [booking.travelDate, ...(booking.changing ? [booking.changing.to.travelDate] : [])];
      return days.some((own) => departureIdOf({ packageId, day: own }) === day._id) ? [] : hasLeft(booking, day);
    }),
  );

/** Sessions and seats that belong to no booking. */
const strayViolations = ({ bookings, sessions, seatDays }: Snapshot): Violation[] => [
  ...[...sessions]
    .filter(([id, own]) => !bookings.has(id) && own.some(({ paid }) => paid))
    .map(([id]) => violation('I2', `a session of the unknown booking ${id} is paid`)),
  ...[...seatDays.values()]
    .flatMap(({ holds }) => holds)
    .filter(({ booking, seats, until }) => seats > 0 && until === null && !bookings.has(String(booking)))
    .map(({ booking }) => violation('seats', `the unknown booking ${String(booking)} keeps seats`)),
];

/**
 * I1, I2, I3, I5, seats and codes: the provider's own records, the seat days and the codes against the
 * bookings.
 */
export const checkSnapshot = (snapshot: Snapshot): Violation[] => [
  ...[...snapshot.bookings].flatMap(([id, booking]) => {
    const sessions = snapshot.sessions.get(id) ?? [];
    const found = [
      ...violationsIn(booking, sessions),
      ...violationsOnceSettled(booking, sessions),
      ...violationsInJourneys(booking, sessions),
      ...seatViolationsOf(booking, snapshot),
    ];
    return found.map((one) => ({ ...one, sentence: `booking ${id}: ${one.sentence}` }));
  }),
  ...snapshot.codes.flatMap((code) => codeViolationsOnceSettled(code, snapshot.bookings)),
  ...strayViolations(snapshot),
  ...strayHolds(snapshot),
];
