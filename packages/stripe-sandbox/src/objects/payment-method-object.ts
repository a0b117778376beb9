import type { CardRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

/** The card of the last error of a payment. */
/** What is told of a card wherever it is shown. */
export const cardObject = (card: CardRecord): WireObject => ({
  brand: card.brand,
  country: card.country,
  exp_month: card.expiryMonth,
  exp_year: card.expiryYear,
  funding: card.funding,
  last4: card.last4,
});

export const paymentMethodObject = (card: CardRecord, created: number): WireObject => ({
  id: card.paymentMethodId,
  object: 'payment_method',
  billing_details: billingDetailsObject(null, null),
  card: cardObject(card),
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
