import type { CalendarDate, MinorUnits, RefundOrigin, RefundState } from '@wayfarer/contracts';

/** A refund of an attempt. Entries are only added, and the state of each only advances. */
export type AttemptRefund = {
  /**
   * Our own key, which the provider stores as metadata; the provider's id where it was made in the provider's
   * dashboard.
   */
  refundKey: string;
  /** The idempotency key of the call that asked for it; null where none did. */
  requestKey: string | null;
  origin: RefundOrigin;
  /** The amount refunded. Less than requested when the same money was first refunded in another way. */
  amount: MinorUnits;
  askedAmount: MinorUnits;
  /** What the admin wrote. Stored only here, and null once it is erased (docs/decisions/0058). */
  reason: string | null;
  /** The id of the admin who asked for it. */
  askedBy: string | null;
  requestedAt: Date;
  state: RefundState;
  /** The provider's id; null until the provider is known to have it. */
  refundId: string | null;
  doneAt: Date | null;
  /** The payment was entered by mistake: no money came, and none goes back. */
  isReversal?: true;
  /**
   * How staff gave it back by hand, and who did; absent where nobody wrote it down. The reference is
   * erasable.
   */
  givenBack?: { way: 'cash' | 'transfer'; givenOn: CalendarDate; reference: string | null; by: string };
};
