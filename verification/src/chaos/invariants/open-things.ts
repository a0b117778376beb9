import { isLive } from '@wayfarer/contracts';
import type { World } from './read-world.ts';

const attemptOf = ({ bookings }: World, bookingId: string, attemptId: string) =>
  bookings.get(bookingId)?.attempts.find((attempt) => attempt.attemptId === attemptId);

const openBookings = ({ bookings }: World): string[] =>
  [...bookings.values()].flatMap(({ _id, commands, attempts }) => [
    ...commands.map(({ kind, attemptId }) => `booking ${String(_id)}: the command to ${kind} ${attemptId} is left`),
    ...attempts
      .filter(({ status }) => status === 'creating' || status === 'refund_pending')
      .map(({ attemptId, status }) => `booking ${String(_id)}: attempt ${attemptId} is ${status}`),
  ]);

/** Sessions of which the product does not yet know what the provider says. Those that nobody was told of can be paid by nobody. */
const openSessions = (world: World): string[] =>
  world.sessions.flatMap(({ sessionId, bookingId, attemptId, state, isPaid }) => {
    const attempt = attemptOf(world, bookingId, attemptId);
    if (isPaid) return attempt?.paymentId ? [] : [`session ${sessionId} is paid, and booking ${bookingId} does not know`];
    if (attempt?.status === 'failed') return [];
    if (state === 'expired')
      return attempt && isLive(attempt.status) ? [`session ${sessionId} is over, and not known to be`] : [];
    if (attempt?.sessionId !== sessionId) return [`session ${sessionId} is open, and no attempt knows it`];
    const isWaiting = world.bookings.get(bookingId)?.bookingStatus === 'pending';
    return isWaiting ? [] : [`session ${sessionId} can be paid, but booking ${bookingId} does not wait for it`];
  });

/** Everything that is still under way. */
export const openThingsIn = (world: World): string[] => [
  ...openBookings(world),
  ...openSessions(world),
  ...world.events.filter(({ processedAt }) => processedAt === null).map(({ _id }) => `event ${_id} is not processed`),
];
