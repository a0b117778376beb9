import { z } from 'zod';
import type { ProviderEvent } from './payment-provider.ts';

/**
 * The event types that can change what a booking has paid, or that a person must know about. The webhook
 * endpoint is registered for these.
 */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** The common fields of events. Those of other products may lack an object. */
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.int().min(0).max(100_000_000_000).optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()).optional() }).optional(),
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The provider's codes, such as `insufficient_funds`; nothing else may enter the permanent trail. */
const codeOf = (value: unknown): string | null => (typeof value === 'string' && /^[a-z0-9_]{1,60}$/.test(value) ? value : null);

const declineOf = (type: string, about: Record<string, unknown>): ProviderEvent['decline'] => {
  const attemptId = textOf(Object(about.metadata).attemptId);
  if (type !== 'payment_intent.payment_failed' || attemptId === null) return null;
  const { decline_code: detail, code } = Object(about.last_payment_error);
  return { attemptId, reason: codeOf(detail) ?? codeOf(code) ?? 'unknown' };
};

/**
 * Keeps of an event only the session or payment that it is about.
 * @throws when it is not an event
 */
export const providerEventOf = (event: unknown): ProviderEvent => {
  const { id, type, created, data } = eventSchema.parse(event);
  const about = data?.object ?? {};
  const ownId = textOf(about.id);
  const decline = declineOf(type, about);
  return {
    id,
    type,
    ...(created === undefined ? {} : { createdAt: new Date(created * 1000) }),
    sessionId: about.object === 'checkout.session' ? ownId : null,
    paymentId: about.object === 'payment_intent' ? ownId : textOf(about.payment_intent),
    ...(decline ? { decline } : {}),
    ...(type === 'charge.dispute.closed' && about.status === 'lost' ? { isLost: true as const } : {}),
  };
};
