import type { SessionRecord } from '../store/records.ts';
import { totalOf } from './total-of.ts';
import type { WireObject } from './wire-object.ts';

const paymentStatusOf = (session: SessionRecord) => (session.status === 'complete' ? 'paid' : 'unpaid');

function customerDetailsOf(session: SessionRecord): WireObject | null {
  const email = session.payer?.email ?? session.customerEmail;
  if (email === null) return null;
  return {
    address: session.payer ? { city: null, country: 'IN', line1: null, line2: null, postal_code: null, state: null } : null,
    business_name: null,
    email,
    individual_name: null,
    name: session.payer?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: session.payer ? [] : null,
  };
}

/** Parts of a session that this sandbox never uses, with the values that Stripe gives them then. */
const unusedParts = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  locale: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
};

export function sessionObject(session: SessionRecord, publicUrl: string): WireObject {
  const total = totalOf(session.lineItems);
  return {
    id: session.id,
    object: 'checkout.session',
    ...unusedParts,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    customer_details: customerDetailsOf(session),
    customer_email: session.customerEmail,
    expires_at: session.expiresAt,
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.paymentIntentId,
    payment_status: paymentStatusOf(session),
    status: session.status,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    // Only an open session can be visited.
    url: session.status === 'open' ? `${publicUrl}/c/pay/${session.id}` : null,
  };
}
