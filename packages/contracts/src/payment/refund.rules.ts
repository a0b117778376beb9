/**
 * The states of a refund, in ascending order: requested; dropped, because the money was refunded in another
 * way and nothing was left; done; refused by the bank afterwards, so that we have the money again.
 */
export const refundStates = ['pending', 'dropped', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * What causes a refund: a cancellation, an admin, a payment that was no longer needed, or somebody in the
 * provider's own dashboard.
 */
export const refundOrigins = ['cancel', 'admin', 'late-payment', 'provider', 'change'] as const;
export type RefundOrigin = (typeof refundOrigins)[number];

/** A refund's state only moves upwards, so late updates change nothing. */
export const canRefundBecome = (from: RefundState, to: RefundState): boolean =>
  refundStates.indexOf(to) > refundStates.indexOf(from);
