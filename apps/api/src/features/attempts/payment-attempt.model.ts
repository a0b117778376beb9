import type { AttemptStatus, CalendarDate, MinorUnits } from '@wayfarer/contracts';
import type { SessionOrder } from '../../integrations/stripe/payment-provider.ts';
import type { AttemptRefund } from './attempt-refund.model.ts';

/** How staff took money without the provider. Who did is in the trail of the booking, too. */
export type ByHand = {
  receivedOn: CalendarDate;
  /** What staff wrote down, as the reference of a transfer. Null without any, and once it is erased. */
  reference: string | null;
  /** The id of who took it. */
  takenBy: string;
  /** The idempotency key of the call that recorded it. */
  requestKey: string;
};

/** Which part of the price one payment pays. */
export type OwedEntry = 'total' | 'deposit' | 'balance' | 'change';

/**
 * One try to pay a booking. It is embedded in its booking, so that both change in one write or not at all.
 */
export type PaymentAttempt = {
  attemptId: string;
  status: AttemptStatus;
  /** What of `owedOf` it pays; absent in attempts from before that was stored, which pay the total. */
  entry?: OwedEntry;
  /** The stay that begins with the change that it pays for; absent where it pays for none. */
  change?: number;
  /**
   * Everything that is sent to the provider, stored before it is sent; never sent for money taken by hand.
   */
  order: SessionOrder;
  sessionId: string | null;
  url: string | null;
  paymentId: string | null;
  paymentMethod: string | null;
  /** Absent for a payment through the provider. The provider is never asked about one by hand. */
  byHand?: ByHand;
  amountReceived: MinorUnits;
  currencyReceived: string | null;
  refunds: AttemptRefund[];
  /** Sums over the refunds: the total due, and what the provider has refunded of it. */
  refundDue: MinorUnits;
  amountRefunded: MinorUnits;
  /**
   * Cards that were declined on its page, with the provider's codes; absent without any. For information
   * only.
   */
  declines?: { eventId: string; at: Date; reason: string }[];
  /** Since when the traveller disputes the payment; null without an open dispute. */
  disputedAt: Date | null;
  /** When the bank decided the latest one; absent without any. Dispute events from before are outdated. */
  disputeClosedAt?: Date;
  /** The bank has decided for the traveller, and taken the payment back for good. */
  isDisputeLost?: true;
  createdAt: Date;
  paidAt: Date | null;
  refundedAt: Date | null;
  /** When the reconciler asks the provider again; null once nothing more can happen by itself. */
  checkAt: Date | null;
  /**
   * Its place in the list of payments; null until it has reached the provider. Sorts by time, and is unique.
   */
  listKey: string | null;
  /** Its place by amount, derived at each write (`withAmountKeys`); absent while it is in no list. */
  amountKey?: string;
};

/**
 * Something that must still be done at the provider. Stored in the write that makes it due, and removed in
 * the one that sees it done.
 */
export type OpenCommand = {
  kind: 'refund' | 'expire';
  attemptId: string;
  /** Which refund of the attempt it makes; null for other kinds. */
  refundKey: string | null;
  dueAt: Date;
  tries: number;
  /**
   * Definite refusals so far. Each needs a new idempotency key, because the provider repeats the refusal
   * under the old one.
   */
  refusals: number;
};

/** A payment of a booking by hand. */
export type PaidByHand = PaymentAttempt & { readonly byHand: ByHand };

/** Why a command last failed. For people only. */
export type CommandFailure = Pick<OpenCommand, 'kind' | 'attemptId' | 'refundKey'> & { at: Date; sentence: string };
