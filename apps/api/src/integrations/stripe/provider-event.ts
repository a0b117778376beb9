import type Stripe from 'stripe';
import type { ProviderEvent } from './payment-provider.ts';

const textOf = (object: object, field: string): string | null => {
  const value: unknown = Object.entries(object).find(([key]) => key === field)?.[1];
  return typeof value === 'string' ? value : null;
};

/** Of an event only what says where to look is kept: the session, or the payment, that it is about. */
export const providerEventOf = ({ id, type, data }: Stripe.Event): ProviderEvent => {
  const { object } = data;
  const kind = textOf(object, 'object');
  const ownId = textOf(object, 'id');
  return {
    id,
    type,
    sessionId: kind === 'checkout.session' ? ownId : null,
    paymentId: kind === 'payment_intent' ? ownId : textOf(object, 'payment_intent'),
  };
};
