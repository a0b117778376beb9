/**
 * How money that goes back stands, in the order in which it may rise: asked for; refunded in another way meanwhile, so that nothing of it
 * was left; given; refused by the bank afterwards, so that it is with us again.
 */
export const refundStates = ['pending', 'dropped', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** What makes money go back: a cancel, an admin, money that nobody waited for, or somebody in the provider's own dashboard. */
export const refundOrigins = ['cancel', 'admin', 'late-payment', 'provider'] as const;
export type RefundOrigin = (typeof refundOrigins)[number];

/** A refund's state only rises, so late news of it changes nothing. */
export const canRefundBecome = (from: RefundState, to: RefundState): boolean =>
  refundStates.indexOf(to) > refundStates.indexOf(from);
