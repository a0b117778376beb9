import { notFound } from '../http/stripe-error.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ChargeRecord, PaymentIntentRecord, SessionRecord } from '../store/records.ts';

/** Throws Stripe's `resource_missing`. */
export const getSession = ({ store }: Sandbox, id: string): SessionRecord => {
  const session = store.find('sessions', id);
  if (!session) throw notFound('checkout.session', id, 'session');
  return session;
};

/** Throws Stripe's `resource_missing`. */
export const getPaymentIntent = ({ store }: Sandbox, id: string, param = 'intent'): PaymentIntentRecord => {
  const intent = store.find('paymentIntents', id);
  if (!intent) throw notFound('payment_intent', id, param);
  return intent;
};

/** Throws Stripe's `resource_missing`. */
export const getCharge = ({ store }: Sandbox, id: string, param = 'id'): ChargeRecord => {
  const charge = store.find('charges', id);
  if (!charge) throw notFound('charge', id, param);
  return charge;
};
