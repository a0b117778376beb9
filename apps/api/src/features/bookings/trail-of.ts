import type { TrailSubject } from '@wayfarer/contracts';
import type { BookingRecord } from './booking.model.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

/** One thing that a write changes. Money in minor units. */
export type StoredChange = {
  what: TrailSubject;
  attemptId: string | null;
  from: string | number | null;
  to: string | number | null;
  reason: string | null;
};

/** The parts of a booking whose changes are kept. When something is looked at again, or tried again, is none of them. */
export type TrailedState = Pick<BookingRecord, 'bookingStatus' | 'attempts' | 'usernameKey'>;

const changeOf = (what: TrailSubject, from: StoredChange['from'], to: StoredChange['to'], attemptId: string | null = null) =>
  from === to ? [] : [{ what, attemptId, from, to, reason: null }];

const attemptChanges = (before: PaymentAttempt | undefined, after: PaymentAttempt): StoredChange[] => [
  ...changeOf('attempt', before?.status ?? null, after.status, after.attemptId),
  ...changeOf('received', before?.amountReceived ?? 0, after.amountReceived, after.attemptId),
  ...changeOf('refund-due', before?.refundDue ?? 0, after.refundDue, after.attemptId),
  ...changeOf('refunded', before?.amountRefunded ?? 0, after.amountRefunded, after.attemptId),
];

/**
 * What a write changes of a booking, for its trail. Pure. The traveller's name is never in it: it has to be forgotten when its owner is
 * deleted, and the trail forgets nothing.
 */
export const trailOf = (before: TrailedState, after: TrailedState): StoredChange[] => {
  const attemptsBefore = new Map(before.attempts.map((attempt) => [attempt.attemptId, attempt]));
  return [
    ...changeOf('status', before.bookingStatus, after.bookingStatus),
    ...after.attempts.flatMap((attempt) => attemptChanges(attemptsBefore.get(attempt.attemptId), attempt)),
    ...(before.usernameKey === after.usernameKey ? [] : changeOf('traveller', null, 'forgotten')),
  ];
};
