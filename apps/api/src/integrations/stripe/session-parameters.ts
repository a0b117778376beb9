import type Stripe from 'stripe';
import type { SessionOrder } from './payment-provider.ts';
import { EXPANDED } from './session-truth.ts';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

/** What was booked is named once; lines below it say what they are. */
const linesOf = ({ currency, title, description, unitPrice, quantity, lines }: SessionOrder): LineItem[] => {
  const itemOf = (count: number, unit_amount: number, product_data: { name: string; description?: string }): LineItem => ({
    quantity: count,
    price_data: { currency, unit_amount, product_data },
  });
  if (!lines) return [itemOf(quantity, unitPrice, { name: title, description })];
  return lines.map(({ text, quantity: count, unit }, index) =>
    itemOf(count, unit, index === 0 ? { name: `${title}: ${text}`, description } : { name: text }),
  );
};

/** Stripe's parameters for an order; equal orders give equal parameters, as the idempotency key requires. */
export const sessionParametersOf = (order: SessionOrder): Stripe.Checkout.SessionCreateParams => {
  const ours = { bookingId: order.bookingId, attemptId: order.attemptId };
  return {
    mode: 'payment',
    ...(order.locale === undefined ? {} : { locale: order.locale }),
    // Cards settle at once; a slow method could keep an attempt live for days.
    allowed_payment_method_types: ['card'],
    line_items: linesOf(order),
    client_reference_id: order.bookingId,
    metadata: ours,
    payment_intent_data: { metadata: ours },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: order.expiresAt,
    expand: EXPANDED,
  };
};
