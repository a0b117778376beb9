import { defaultPolicyOf, EARLIER_NEEDS_REVIEW } from '@wayfarer/contracts';
import type { Backfill } from '../../database/migrate.ts';

/** The `refundKey` of the one refund that an attempt could have. */
const KEY = { $concat: ['$$attempt.attemptId', '-1'] };
const IS_DONE = { $gte: ['$$attempt.amountRefunded', '$$attempt.refundDue'] };

/** The amount due or refunded of an attempt, as its only refund. */
const THE_REFUND = {
  refundKey: KEY,
  requestKey: null,
  origin: 'cancel',
  amount: '$$attempt.refundDue',
  askedAmount: '$$attempt.refundDue',
  reason: null,
  by: null,
  requestedAt: { $ifNull: ['$$attempt.paidAt', '$$attempt.createdAt'] },
  state: { $cond: [IS_DONE, 'done', 'pending'] },
  refundId: { $ifNull: ['$$attempt.refundId', null] },
  doneAt: { $ifNull: ['$$attempt.refundedAt', null] },
};

const WITH_REFUNDS = {
  $mergeObjects: ['$$attempt', { refunds: { $cond: [{ $gt: ['$$attempt.refundDue', 0] }, [THE_REFUND], []] } }],
};

const WITH_KEY = {
  $mergeObjects: [
    '$$command',
    { refundKey: { $cond: [{ $eq: ['$$command.kind', 'refund'] }, { $concat: ['$$command.attemptId', '-1'] }, null] } },
  ],
};

/**
 * Bookings from before seats, policies and partial refunds: they hold no seats, were made under the site's default rule, and each of their
 * attempts had one refund at most. The version increases, so that no older process overwrites it.
 */
export const backfillBookings: Backfill = ({ database, config }) =>
  database.collection('bookings').updateMany({ 'package.cancellationPolicy': { $exists: false } }, [
    {
      $set: {
        'package.cancellationPolicy': { $literal: defaultPolicyOf(config.REFUND_ON_CANCEL) },
        cancellationReason: null,
        holdsSeats: false,
        seatsHeldUntil: null,
        lastFailure: null,
        attempts: { $map: { input: '$attempts', as: 'attempt', in: WITH_REFUNDS } },
        commands: { $map: { input: '$commands', as: 'command', in: WITH_KEY } },
        version: { $add: ['$version', 1] },
      },
    },
  ]);

/**
 * Attempts under review with the status's former name. The index of statuses finds them, each booking is one atomic write, and
 * none is found again, so it may be interrupted and costs nothing once it is done.
 */
export const renameNeedsReview: Backfill = ({ database }) =>
  database
    .collection('bookings')
    .updateMany(
      { 'attempts.status': EARLIER_NEEDS_REVIEW },
      { $set: { 'attempts.$[attempt].status': 'needs_review' }, $inc: { version: 1 } },
      { arrayFilters: [{ 'attempt.status': EARLIER_NEEDS_REVIEW }] },
    );
