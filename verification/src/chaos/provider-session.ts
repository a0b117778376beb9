/** A session as the provider itself tells of it: the authority on money. */
export type SessionAtProvider = {
  readonly sessionId: string;
  readonly bookingId: string;
  readonly attemptId: string;
  readonly state: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly paymentId: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly amountRefunded: number;
  readonly currency: string;
};

type Charge = { readonly amount_refunded: number };
export type WireSession = {
  readonly id: string;
  readonly status: SessionAtProvider['state'];
  readonly payment_status: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: { readonly bookingId?: string; readonly attemptId?: string };
  readonly payment_intent: {
    readonly id: string;
    readonly amount_received: number;
    readonly latest_charge: Charge | null;
  } | null;
};

/** What each list is asked for besides a page. */
export const LISTED: Readonly<Record<string, string>> = {
  '/v1/checkout/sessions': '&expand[]=data.payment_intent.latest_charge',
};

export const readSession = (session: WireSession): SessionAtProvider => {
  const { payment_intent: payment } = session;
  const isPaid = session.payment_status === 'paid';
  return {
    sessionId: session.id,
    bookingId: session.metadata.bookingId ?? '',
    attemptId: session.metadata.attemptId ?? '',
    state: session.status,
    isPaid,
    paymentId: payment?.id ?? null,
    amount: isPaid && payment ? payment.amount_received : session.amount_total,
    amountRefunded: payment?.latest_charge?.amount_refunded ?? 0,
    currency: session.currency,
  };
};

/** Paid, and not given back: money that somebody is owed a journey for. */
export const isKept = ({ isPaid, amount, amountRefunded }: SessionAtProvider): boolean => isPaid && amountRefunded < amount;
