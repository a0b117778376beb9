import type { MinorUnits, RefundState } from '@wayfarer/contracts';
import type { ProviderBalance } from './balance.ts';

/** A refund according to the provider. */
export type ProviderRefund = {
  readonly refundId: string;
  /**
   * Our own key of it, which the provider keeps as metadata; null where it was made in the provider's
   * dashboard.
   */
  readonly refundKey: string | null;
  readonly amount: MinorUnits;
  readonly state: Exclude<RefundState, 'dropped'>;
};

/** The state of a hosted session according to the provider: the only truth about money. */
export type SessionTruth = {
  readonly sessionId: string;
  /** Our own ids, which the provider keeps with the session; null when another product opened it. */
  readonly bookingId: string | null;
  readonly attemptId: string | null;
  /** Where the traveller pays; null once the session is over. */
  readonly url: string | null;
  readonly state: 'open' | 'expired' | 'complete';
  readonly paid: boolean;
  /** What was charged (to be charged, while unpaid), and its currency in lower case. */
  readonly amount: MinorUnits;
  readonly currency: string;
  readonly paymentId: string | null;
  readonly paymentMethod: string | null;
  /** All its refunds, including failed ones. */
  readonly refunds: readonly ProviderRefund[];
};

/**
 * Every parameter of the call that opens a session; stored before the call, so that a retry sends the same.
 */
export type SessionOrder = {
  readonly attemptId: string;
  readonly bookingId: string;
  readonly unitPrice: MinorUnits;
  readonly quantity: number;
  /**
   * What the page lists in place of one line, with the same total; absent where one line says it, or
   * something is taken off.
   */
  readonly lines?: readonly { readonly text: string; readonly quantity: number; readonly unit: MinorUnits }[];
  /** Lower case, as the provider writes it. */
  readonly currency: string;
  readonly title: string;
  readonly description: string;
  /** In which the page is; absent for English, as always before there were other languages. */
  readonly locale?: 'de' | 'fr' | 'es' | 'auto';
  /** Absolute, in seconds since 1970: part of the parameters, so that a retry does not change them. */
  readonly expiresAt: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type RefundOrder = {
  readonly key: string;
  readonly refundKey: string;
  readonly paymentId: string;
  readonly amount: MinorUnits;
};

/** A session that was paid, and when it was paid or last refunded. */
export type PaidSession = { readonly truth: SessionTruth; readonly changedAt: Date };

/**
 * A signed message of the provider. It only says where to look; the state is then queried. Only of declines
 * and decided disputes, which no session tells, more is kept.
 */
export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  /** By the provider's clock. */
  readonly createdAt?: Date;
  readonly sessionId: string | null;
  readonly paymentId: string | null;
  /**
   * A card that was declined: our own id of the attempt, which the provider keeps with the payment, and the
   * provider's code.
   */
  readonly decline?: { readonly attemptId: string; readonly reason: string } | null;
  /** The bank has decided a dispute for the traveller. */
  readonly isLost?: true;
};

/**
 * The outcome of a failed call. `unclear`: no answer, or one of 5xx that may not come again, so the effect
 * may have happened or may still happen, and the same call with the same key is right. `busy`: not processed,
 * because the same key is in use or there are too many calls. `failing`: an answer of 5xx that the provider
 * repeats under the same key. `refused`: this call did nothing.
 */
export type FailureKind = 'unclear' | 'busy' | 'failing' | 'refused';

/**
 * What follows from a refusal. `disputed`: the bank decides on the payment first. `final`: the provider will
 * never accept this call, so that a person must decide. Null where a later try may succeed, for example with
 * another key of the account or more balance.
 */
export type Refusal = 'disputed' | 'final' | null;

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly kind: FailureKind;
  /**
   * The provider repeats this answer under its key. Only then is the key used up: no call still on its way
   * can act under it.
   */
  readonly isRepeated: boolean;
  readonly refusal: Refusal;

  constructor(kind: FailureKind, cause: unknown, isRepeated = false, refusal: Refusal = null) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
    this.isRepeated = isRepeated;
    this.refusal = refusal;
  }
}

/**
 * The card payment provider. Calls that change something are idempotent; every call may throw a
 * `ProviderFailure`.
 */
export type PaymentProvider = {
  /** Opens the session of an attempt; the same order again returns the same session. */
  readonly openSession: (order: SessionOrder) => Promise<SessionTruth>;
  readonly findSession: (sessionId: string) => Promise<SessionTruth | null>;
  readonly findSessionOfPayment: (paymentId: string) => Promise<SessionTruth | null>;
  /** Closes an open session; returns the truth, also when it was paid at that moment. */
  readonly expireSession: (sessionId: string) => Promise<SessionTruth | null>;
  /** Every session created since an instant that was paid, even if refunded; newest first. */
  readonly listPaidSessions: (since: Date) => AsyncIterable<PaidSession>;
  /** Refunds money once per key. */
  readonly refund: (order: RefundOrder) => Promise<ProviderRefund>;
  /** @returns null when the signature is wrong or older than 5 minutes */
  readonly readEvent: (rawBody: Buffer, signature: string) => ProviderEvent | null;
  /** Events since an instant, newest first, whether or not they were ever delivered. */
  readonly listEventsSince: (since: Date) => AsyncIterable<ProviderEvent>;
} & ProviderBalance;
