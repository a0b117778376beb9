import type { BookingRecord } from '@wayfarer/api/bookings';
import { hasReceivedMoney } from '@wayfarer/contracts';
import { type Violation, violation } from '../../invariants/violation.ts';
import type { Acknowledged, RecordedHistory } from '../recorded-history.ts';
import type { Snapshot } from './snapshot.ts';

/** The trip as it is, and as it was before each change. */
const tripsOf = ({ travelDate, totalPersons, totalAmount, changes = [] }: BookingRecord) => [
  { travelDate, totalPersons, totalAmount },
  ...changes.map(({ from }) => from),
];

/** Whether what was acknowledged is so. */
const isTrue = ({ bookings }: Snapshot, answer: Acknowledged): boolean => {
  const booking = bookings.get(answer.bookingId);
  if (!booking) return false;
  switch (answer.kind) {
    case 'booked':
      return (
        String(booking.userId) === answer.userId && tripsOf(booking).some(({ totalAmount }) => totalAmount === answer.totalAmount)
      );
    case 'changed':
      return tripsOf(booking).some(
        ({ travelDate, totalPersons }) => travelDate === answer.travelDate && totalPersons === answer.totalPersons,
      );
    case 'page handed out':
      return booking.attempts.some(({ sessionId }) => sessionId === answer.sessionId);
    case 'payment seen':
      return booking.attempts.some(({ sessionId, status }) => sessionId === answer.sessionId && hasReceivedMoney(status));
    case 'refund taken on':
      return booking.attempts.some(({ refunds }) => refunds.some(({ requestKey }) => requestKey === answer.requestKey));
    case 'cancelled':
      return booking.bookingStatus === 'cancelled';
  }
};

/**
 * I7: everything acknowledged is true, and one form makes one booking. I9: nobody did what they may not, and
 * no forged event was accepted.
 */
export const checkHistory = (snapshot: Snapshot, { acknowledged, intrusions, forms }: RecordedHistory): Violation[] => [
  ...acknowledged
    .filter((answer) => !isTrue(snapshot, answer))
    .map((answer) => violation('I7', `acknowledged, but not so: ${JSON.stringify(answer)}`)),
  ...(snapshot.bookings.size > forms() ? [violation('I7', `${forms()} forms made ${snapshot.bookings.size} bookings`)] : []),
  ...intrusions.map((sentence) => violation('I9', sentence)),
  ...snapshot.events
    .filter(({ _id }) => _id.startsWith('evt_forged'))
    .map(({ _id }) => violation('I9', `the forged event ${_id} was stored`)),
];
