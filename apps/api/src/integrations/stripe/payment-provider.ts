import type { MinorUnits } from '@wayfarer/contracts';

/** How a hosted session stands, as the provider itself says: the only truth about money. */
export type SessionTruth = {
  readonly sessionId: string;
  readonly url: string | null;
  readonly state: 'open' | 'expired' | 'complete';
  readonly paid: boolean;
  /** What was charged, and its currency in lower case. */
  readonly amount: MinorUnits;
  readonly currency: string;
  readonly paymentId: string | null;
  readonly paymentMethod: string | null;
  readonly amountRefunded: MinorUnits;
};

/** Every parameter of the call that opens a session; stored before the call, so that a retry sends exactly the same. */
export type SessionOrder = {
  readonly attemptId: string;
  readonly bookingId: string;
  readonly amount: MinorUnits;
  readonly quantity: number;
  readonly unitPrice: MinorUnits;
  readonly title: string;
  readonly description: string;
  readonly email: string | null;
  /** Absolute, in seconds since 1970: part of the parameters, so that a retry does not change them. */
  readonly expiresAt: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly sessionId: string | null;
  readonly paymentId: string | null;
};

/** The card payment provider. Every call that changes something carries an idempotency key of ours. */
export type PaymentProvider = {
  readonly openSession: (order: SessionOrder) => Promise<SessionTruth>;
  readonly findSession: (sessionId: string) => Promise<SessionTruth | null>;
  readonly findSessionOfPayment: (paymentId: string) => Promise<SessionTruth | null>;
  /** Closes an open session; what it says afterwards is the truth, also when it was paid in that moment. */
  readonly expireSession: (sessionId: string) => Promise<SessionTruth>;
  /** Gives money back once per key. */
  readonly refund: (order: {
    key: string;
    paymentId: string;
    amount: MinorUnits;
  }) => Promise<{ refundId: string; amount: MinorUnits }>;
  /** @returns null when the signature is wrong or older than 5 minutes */
  readonly readEvent: (rawBody: Buffer, signature: string) => ProviderEvent | null;
};
