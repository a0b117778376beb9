import { z } from 'zod';
import type { ProviderEvent } from './payment-provider.ts';

/** The types of event that can change what a booking has paid, or that a person must know of. The webhook endpoint is registered for these. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** What every event has. Those of other products may be about nothing that is sent along. */
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.int().min(0).max(100_000_000_000).optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()).optional() }).optional(),
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Of an event only what says where to look is kept: the session, or the payment, that it is about.
 * @throws when it is no event
 */
export const providerEventOf = (event: unknown): ProviderEvent => {
  const { id, type, created, data } = eventSchema.parse(event);
  const about = data?.object ?? {};
  const ownId = textOf(about.id);
  return {
    id,
    type,
    ...(created === undefined ? {} : { createdAt: new Date(created * 1000) }),
    sessionId: about.object === 'checkout.session' ? ownId : null,
    paymentId: about.object === 'payment_intent' ? ownId : textOf(about.payment_intent),
  };
};
