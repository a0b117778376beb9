import { hasReceivedMoney } from '@wayfarer/contracts';
import type { Acknowledged, Witness } from '../witness.ts';
import type { World } from './read-world.ts';
import type { Violation } from './violation.ts';

/** Whether what was acknowledged is so. */
const isTrue = ({ bookings }: World, said: Acknowledged): boolean => {
  const booking = bookings.get(said.bookingId);
  if (!booking) return false;
  switch (said.kind) {
    case 'booked':
      return String(booking.userId) === said.userId && booking.totalAmount === said.totalAmount;
    case 'page handed out':
      return booking.attempts.some(({ sessionId }) => sessionId === said.sessionId);
    case 'payment seen':
      return booking.attempts.some(({ sessionId, status }) => sessionId === said.sessionId && hasReceivedMoney(status));
    case 'refund taken on':
      return booking.attempts.some(({ refunds }) => refunds.some(({ requestKey }) => requestKey === said.requestKey));
    case 'cancelled':
      return booking.bookingStatus === 'cancelled';
  }
};

/** I7: whatever was answered with success stands, and one form makes one booking. I9: nobody did what was not theirs, and no forged event was taken. */
export const judgeWord = (world: World, witness: Witness): Violation[] => [
  ...witness.acknowledged
    .filter((said) => !isTrue(world, said))
    .map((said) => ({ invariant: 'I7', sentence: `acknowledged, but not so: ${JSON.stringify(said)}` })),
  ...(world.bookings.size > witness.forms()
    ? [{ invariant: 'I7', sentence: `${witness.forms()} forms made ${world.bookings.size} bookings` }]
    : []),
  ...witness.trespasses.map((what) => ({ invariant: 'I9', sentence: what })),
  ...world.events
    .filter(({ _id }) => _id.startsWith('evt_forged'))
    .map(({ _id }) => ({ invariant: 'I9', sentence: `the forged event ${_id} was stored` })),
];
