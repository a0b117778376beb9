import { badRequest, StripeError } from '../http/stripe-error.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ChargeRecord } from '../store/records.ts';
import type { Collections } from '../store/store.ts';

/** Stripe's names of the objects that can be retrieved. */
const kinds = {
  sessions: 'checkout.session',
  paymentIntents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  payouts: 'payout',
};

/** Throws Stripe's `resource_missing`. */
export const getRecord = <Name extends keyof typeof kinds>(
  { store }: Sandbox,
  collection: Name,
  id: string,
): Collections[Name] => {
  const record = store.find(collection, id);
  if (record) return record;
  const kind = kinds[collection];
  const details = {
    status: 404,
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: kind.replace('checkout.', ''),
  } as const;
  throw new StripeError({ ...details, message: `No such ${kind}: '${id}'` });
};

/** The successful charge of a payment; throws Stripe's error if there is none. */
export const chargeOfPaid = (sandbox: Sandbox, paymentIntentId: string): ChargeRecord => {
  const { id, status, latestChargeId } = getRecord(sandbox, 'paymentIntents', paymentIntentId);
  if (status === 'succeeded' && latestChargeId !== null) return getRecord(sandbox, 'charges', latestChargeId);
  const about = { code: 'payment_intent_unexpected_state', param: 'payment_intent' };
  throw badRequest(`This PaymentIntent (${id}) does not have a successful charge.`, about);
};
