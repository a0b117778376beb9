import type { EventRecord } from '../store/records.ts';
import { apiVersion } from './api-version.ts';
import type { WireObject } from './wire-object.ts';

export const eventObject = (event: EventRecord): WireObject => ({
  id: event.id,
  object: 'event',
  api_version: apiVersion,
  created: event.created,
  data: { object: event.object },
  livemode: false,
  pending_webhooks: event.delivery === 'waiting' ? 1 : 0,
  request: { id: event.request.id, idempotency_key: event.request.idempotencyKey },
  type: event.type,
});
