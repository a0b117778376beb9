import type { SessionRecord } from '../store/records.ts';
import { totalOf } from './money.ts';
import type { WireObject } from './wire-object.ts';

/** Fields of a session that this sandbox never uses, but that every session has at Stripe. */
const unusedParts = {
  automatic_tax: { enabled: false, liability: null, status: null },
  custom_fields: [],
  custom_text: {},
  payment_method_types: ['card'],
  shipping_options: [],
  ui_mode: 'hosted_page',
};

export const sessionObject = (session: SessionRecord, publicUrl: string): WireObject => {
  return {
    id: session.id,
    object: 'checkout.session',
    ...unusedParts,
    amount_total: totalOf(session.lineItems),
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    customer_details: session.payer,
    expires_at: session.expiresAt,
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.paymentIntentId,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    success_url: session.successUrl,
    // Only an open session can be visited.
    url: session.status === 'open' ? `${publicUrl}/c/pay/${session.id}` : null,
  };
};
