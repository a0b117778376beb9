/**
 * The statuses of a payment attempt, in ascending order. `needs_review` waits for a person and confirms
 * nothing.
 */
export const attemptStatuses = [
  'creating',
  'pending',
  'failed',
  'expired',
  'paid',
  'needs_review',
  'refund_pending',
  'refunded',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

const rank: Readonly<Record<AttemptStatus, number>> = {
  creating: 0,
  pending: 1,
  failed: 2,
  expired: 2,
  paid: 3,
  needs_review: 3,
  refund_pending: 4,
  refunded: 5,
};

/**
 * An attempt's status only moves upwards: creating < pending < failed, expired < paid, needs_review <
 * refund_pending < refunded.
 */
export const canAttemptBecome = (from: AttemptStatus, to: AttemptStatus): boolean => rank[to] > rank[from];

/** Live: the traveller may still pay through it. A booking has at most one. */
export const isLive = (status: AttemptStatus): boolean => rank[status] < rank.failed;

/** Whether money was received through it, even if it was refunded since. */
export const hasReceivedMoney = (status: AttemptStatus): boolean => rank[status] >= rank.paid;

/**
 * The name of `needs_review` in earlier versions: in documents until the migration, and in trails for ever,
 * which are never rewritten.
 */
export const EARLIER_NEEDS_REVIEW = 'review';

/** The current name of a status that may have been stored, or requested, under an earlier one. */
export const currentStatusOf = <Status extends string>(
  status: Status,
): Exclude<Status, typeof EARLIER_NEEDS_REVIEW> | 'needs_review' =>
  status === EARLIER_NEEDS_REVIEW ? 'needs_review' : (status as Exclude<Status, typeof EARLIER_NEEDS_REVIEW>);
