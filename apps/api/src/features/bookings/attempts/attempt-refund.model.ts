import type { MinorUnits, RefundOrigin, RefundState } from '@wayfarer/contracts';

/** Money of an attempt that goes back. Entries are only added, and the state of each only rises. */
export type AttemptRefund = {
  /** Our own key of it, which the provider keeps as metadata; where it was made in the provider's dashboard, the provider's own id of it. */
  refundKey: string;
  /** The idempotency key of the call that asked for it; null where none did. */
  requestKey: string | null;
  origin: RefundOrigin;
  /** What goes back. Less than was asked for when somebody gave the same money back in another way first. */
  amount: MinorUnits;
  askedAmount: MinorUnits;
  /** What the admin wrote. Nowhere else, and null once it is erased (docs/decisions/0058). */
  reason: string | null;
  /** The id of the admin who asked for it. */
  askedBy: string | null;
  requestedAt: Date;
  state: RefundState;
  /** The provider's own id of it; null until the provider is known to have it. */
  refundId: string | null;
  doneAt: Date | null;
};
