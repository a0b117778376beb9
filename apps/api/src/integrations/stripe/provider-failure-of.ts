import Stripe from 'stripe';
import { ProviderFailure } from './payment-provider.ts';

const { StripeError, StripeConnectionError } = Stripe.errors;

const kindOf = (thrown: InstanceType<typeof StripeError>): ProviderFailure['kind'] => {
  const status = thrown.statusCode ?? 0;
  if (thrown instanceof StripeConnectionError || status === 0) return 'unclear';
  if (status === 409 || status === 429) return 'busy';
  return status >= 500 ? 'failing' : 'refused';
};

/** Says in the product's words what a failed call of the SDK leaves behind; anything else is a fault of our own and goes on. */
export const providerFailureOf = (thrown: unknown): unknown =>
  thrown instanceof StripeError ? new ProviderFailure(kindOf(thrown), thrown) : thrown;
