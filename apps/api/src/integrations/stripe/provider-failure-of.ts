import Stripe from 'stripe';
import { ProviderFailure, type Refusal } from './payment-provider.ts';

const { StripeError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors;
type Thrown = InstanceType<typeof StripeError>;

/**
 * Stripe sets this header when it repeats an answer stored under the idempotency key; without it the next
 * answer may differ.
 */
const isRepeated = ({ headers }: Thrown): boolean => headers?.['idempotent-replayed'] === 'true';

const kindOf = (thrown: Thrown): ProviderFailure['kind'] => {
  const status = thrown.statusCode ?? 0;
  if (thrown instanceof StripeConnectionError || status === 0) return 'unclear';
  if (status === 409 || status === 429) return 'busy';
  if (status < 500) return 'refused';
  return isRepeated(thrown) ? 'failing' : 'unclear';
};

/** Refused only as things are at the account: https://docs.stripe.com/error-codes. */
const MAY_SUCCEED_LATER = ['balance_insufficient', 'insufficient_funds', 'lock_timeout', 'rate_limit'];

const refusalOf = (thrown: Thrown): Refusal => {
  const { code = '' } = thrown;
  if (code === 'charge_disputed') return 'disputed';
  const isFinal = thrown instanceof StripeInvalidRequestError && kindOf(thrown) === 'refused';
  return isFinal && !MAY_SUCCEED_LATER.includes(code) ? 'final' : null;
};

/** Classifies a failed call of the SDK; anything else is a bug of ours and is rethrown. */
export const providerFailureOf = (thrown: unknown): unknown =>
  thrown instanceof StripeError ? new ProviderFailure(kindOf(thrown), thrown, isRepeated(thrown), refusalOf(thrown)) : thrown;
