import type { PaymentWay } from '@wayfarer/contracts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

/** What a payment that staff took is called among the methods of the provider. */
export const METHODS = { cash: 'cash', transfer: 'bank transfer' } as const;
export const METHODS_BY_HAND = Object.values(METHODS);

/** How money of an attempt came. All that comes through the provider is by card here. */
export const wayOf = ({ byHand, paymentMethod }: Pick<PaymentAttempt, 'byHand' | 'paymentMethod'>): PaymentWay => {
  if (!byHand) return 'card';
  return paymentMethod === METHODS.transfer ? 'transfer' : 'cash';
};

/** How a refund went back: as it came, unless staff wrote down another way. */
export const wayBackOf = (attempt: PaymentAttempt, { givenBack }: Pick<AttemptRefund, 'givenBack'>): PaymentWay =>
  givenBack?.way ?? wayOf(attempt);
