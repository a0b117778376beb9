import type { CardRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

/** The card of the last error of a payment. */
export const paymentMethodObject = (card: CardRecord, created: number): WireObject => ({
  id: card.paymentMethodId,
  object: 'payment_method',
  billing_details: billingDetailsObject(null, null),
  card: {
    brand: card.brand,
    country: card.country,
    exp_month: card.expiryMonth,
    exp_year: card.expiryYear,
    funding: card.funding,
    last4: card.last4,
  },
  created,
  livemode: false,
  metadata: {},
  type: 'card',
});

export const billingDetailsObject = (email: string | null, name: string | null): WireObject => ({
  address: { country: 'IN' },
  email,
  name,
});
