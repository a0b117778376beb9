import type Stripe from 'stripe';
import type { SessionOrder } from './payment-provider.ts';
import { EXPANDED } from './session-truth.ts';

/** Stripe's parameters for an order; equal orders give equal parameters, as the idempotency key requires. */
export const sessionParametersOf = (order: SessionOrder): Stripe.Checkout.SessionCreateParams => {
  const ours = { bookingId: order.bookingId, attemptId: order.attemptId };
  return {
    mode: 'payment',
    // Cards settle at once; a slow method could keep an attempt live for days.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: order.quantity,
        price_data: {
          currency: order.currency,
          unit_amount: order.unitPrice,
          product_data: { name: order.title, description: order.description },
        },
      },
    ],
    client_reference_id: order.bookingId,
    metadata: ours,
    payment_intent_data: { metadata: ours },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: order.expiresAt,
    expand: EXPANDED,
  };
};
