import type {
  FailureKind,
  ProviderEvent,
  ProviderRefund,
  RefundOrder,
  SessionOrder,
  SessionTruth,
} from '@wayfarer/api/stripe/payment-provider';
import { refundedOf } from '../invariants/money-invariants.ts';

export type ProviderSession = {
  readonly id: string;
  readonly order: SessionOrder;
  readonly state: 'open' | 'expired' | 'complete';
  /** What was charged; null until it was paid. */
  readonly charged: number | null;
  /** Those without our mark were made in the provider's dashboard. */
  readonly refunds: readonly ProviderRefund[];
};

export type ProviderRequest = { to: 'provider' } & (
  | { act: 'openSession'; order: SessionOrder }
  | { act: 'findSession' | 'expireSession'; sessionId: string }
  | { act: 'findSessionOfPayment'; paymentId: string }
  | ({ act: 'refund' } & RefundOrder)
  | { act: 'listEvents' }
);
export type Answer = { gives: unknown } | { fails: FailureKind; isRepeated: boolean };

/**
 * Everything that the provider knows. Answers under a key are kept and repeated; late requests were sent, but
 * have not arrived.
 */
export type Provider = {
  readonly sessions: readonly ProviderSession[];
  readonly answers: Readonly<Record<string, { request: ProviderRequest; answer: Answer }>>;
  readonly late: readonly ProviderRequest[];
};
export type Applied = { provider: Provider; answer: Answer };

export const amountOf = ({ unitPrice, quantity }: SessionOrder): number => unitPrice * quantity;
/** The session with one more refund. */
export const withGiven = (session: ProviderSession, refundKey: string | null, amount: number): ProviderSession => ({
  ...session,
  refunds: [...session.refunds, { refundId: `re_${session.id}_${session.refunds.length}`, refundKey, amount, state: 'done' }],
});
const paymentIdOf = ({ id, charged }: ProviderSession): string | null => (charged === null ? null : `pi_${id}`);

export const truthOf = (session: ProviderSession): SessionTruth => ({
  sessionId: session.id,
  bookingId: session.order.bookingId,
  attemptId: session.order.attemptId,
  url: session.state === 'open' ? `https://pay.example/${session.id}` : null,
  state: session.state,
  paid: session.charged !== null,
  amount: session.charged ?? amountOf(session.order),
  currency: session.order.currency,
  paymentId: paymentIdOf(session),
  paymentMethod: session.charged === null ? null : 'card',
  refunds: session.refunds,
});

const truthOrNull = (session: ProviderSession | undefined): Answer => ({ gives: session ? truthOf(session) : null });

/** The provider with one session changed. */
export const withSession = (provider: Provider, id: string, change: Partial<ProviderSession>): Provider => ({
  ...provider,
  sessions: provider.sessions.map((session) => (session.id === id ? { ...session, ...change } : session)),
});

/** One event per thing that happened to a session, as the provider's own list tells it. */
export const eventsOf = ({ sessions }: Provider): ProviderEvent[] =>
  sessions.flatMap((session) => {
    const about = (type: string, number: number | string, isPayment = false): ProviderEvent => ({
      id: `evt_${session.id}_${number}`,
      type,
      sessionId: isPayment ? null : session.id,
      paymentId: isPayment ? paymentIdOf(session) : null,
    });
    const ended = session.state === 'expired' ? [about('checkout.session.expired', 'expired')] : [];
    const paid = session.charged === null ? [] : [about('checkout.session.completed', 'paid')];
    return [
      ...ended,
      ...paid,
      ...session.refunds.map(({ state }, number) => about(`refund.${state}`, `${number}_${state}`, true)),
    ];
  });

const keyOf = (request: ProviderRequest): string | null => {
  if (request.act === 'openSession') return `cs:${request.order.attemptId}`;
  return request.act === 'refund' ? request.key : null;
};

const open = (provider: Provider, order: SessionOrder): Applied => {
  const id = `cs_${order.attemptId}_${provider.sessions.length}`;
  const session: ProviderSession = { id, order, state: 'open', charged: null, refunds: [] };
  return { provider: { ...provider, sessions: [...provider.sessions, session] }, answer: truthOrNull(session) };
};

/** As Stripe does, no payment refunds more than it has. */
const refund = (provider: Provider, { refundKey, paymentId, amount }: RefundOrder): Applied => {
  const session = provider.sessions.find((candidate) => paymentIdOf(candidate) === paymentId);
  const isCovered = session && refundedOf(session) + amount <= (session.charged ?? 0);
  if (!isCovered) return { provider, answer: { fails: 'refused', isRepeated: false } };
  const { refunds } = withGiven(session, refundKey, amount);
  return { provider: withSession(provider, session.id, { refunds }), answer: { gives: refunds.at(-1) } };
};

const act = (provider: Provider, request: ProviderRequest): Applied => {
  const find = (sessionId: string) => provider.sessions.find(({ id }) => id === sessionId);
  switch (request.act) {
    case 'openSession':
      return open(provider, request.order);
    case 'findSession':
      return { provider, answer: truthOrNull(find(request.sessionId)) };
    case 'findSessionOfPayment':
      return { provider, answer: truthOrNull(provider.sessions.find((one) => paymentIdOf(one) === request.paymentId)) };
    case 'expireSession': {
      const isOpen = find(request.sessionId)?.state === 'open';
      const after = isOpen ? withSession(provider, request.sessionId, { state: 'expired' }) : provider;
      return { provider: after, answer: truthOrNull(after.sessions.find(({ id }) => id === request.sessionId)) };
    }
    case 'refund':
      return refund(provider, request);
    case 'listEvents':
      return { provider, answer: { gives: eventsOf(provider) } };
  }
};

const keeping = ({ provider, answer }: Applied, key: string | null, request: ProviderRequest): Applied => ({
  provider: key === null ? provider : { ...provider, answers: { ...provider.answers, [key]: { request, answer } } },
  answer,
});

/**
 * One atomic step of the provider. A key that was seen repeats its answer, and is refused with other
 * parameters.
 */
export const applyToProvider = (provider: Provider, request: ProviderRequest): Applied => {
  const key = keyOf(request);
  const known = key === null ? undefined : provider.answers[key];
  if (!known) return keeping(act(provider, request), key, request);
  const isSame = JSON.stringify(known.request) === JSON.stringify(request);
  if (!isSame) return { provider, answer: { fails: 'refused', isRepeated: false } };
  return { provider, answer: 'fails' in known.answer ? { ...known.answer, isRepeated: true } : known.answer };
};

/**
 * A failure of 5xx that the provider repeats under the same key, as the SDK finds when it asks again; it may
 * have acted all the same. Without a key a failure of 5xx says no more than none.
 */
export const failing = (provider: Provider, request: ProviderRequest, hasActed: boolean): Applied | null => {
  const key = keyOf(request);
  if (key === null || provider.answers[key]) return null;
  const after = hasActed ? act(provider, request).provider : provider;
  return keeping({ provider: after, answer: { fails: 'failing', isRepeated: true } }, key, request);
};

/**
 * A refusal that is not kept, so that the same call is looked at anew: a key of ours that was just changed,
 * say.
 */
export const refusing = (provider: Provider, request: ProviderRequest): Applied | null => {
  const key = keyOf(request);
  return key === null || provider.answers[key] ? null : { provider, answer: { fails: 'refused', isRepeated: false } };
};
