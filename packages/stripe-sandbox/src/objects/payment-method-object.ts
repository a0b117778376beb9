import type { CardRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

/** The card as it stands in the last error of a payment. */
export function paymentMethodObject(card: CardRecord, created: number): WireObject {
  return {
    id: card.paymentMethodId,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billingDetailsObject(null, null),
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      display_brand: card.brand,
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      fingerprint: null,
      funding: card.funding,
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function billingDetailsObject(email: string | null, name: string | null): WireObject {
  const address = { city: null, country: 'IN', line1: null, line2: null, postal_code: null, state: null };
  return { address, email, name, phone: null, tax_id: null };
}
