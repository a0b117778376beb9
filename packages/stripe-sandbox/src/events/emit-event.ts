import type { WireObject } from '../objects/wire-object.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { EventRecord } from '../store/records.ts';

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'refund.created'
  | 'refund.failed';

/**
 * Stores an event together with the change that it reports, and passes it to delivery. With a set clock it is
 * only stored: simulated history must not be delivered.
 */
export const emitEvent = (sandbox: Sandbox, type: EventType, object: WireObject, cause: Cause): void => {
  const sent = sandbox.options.webhook !== null && sandbox.store.clock() === null;
  const event: EventRecord = {
    id: createId('evt'),
    created: sandbox.now(),
    type,
    object,
    request: { id: cause.requestId, idempotencyKey: cause.idempotencyKey },
    delivery: sent ? 'waiting' : 'kept',
    attempts: 0,
  };
  sandbox.store.put('events', event);
  if (sent) sandbox.deliver(event);
};
