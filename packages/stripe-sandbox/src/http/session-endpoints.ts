import { z } from 'zod';
import { lineItemObject } from '../objects/line-item-object.ts';
import { listObject } from '../objects/list-object.ts';
import { sessionObject } from '../objects/session-object.ts';
import { createSession } from '../operations/create-session.ts';
import { expireSession } from '../operations/expire-session.ts';
import { getSession } from '../operations/get-record.ts';
import { createdFilter, isCreatedWithin, newestFirst, pageOf, pageParameters } from '../operations/page-of.ts';
import { text } from '../operations/parameter-kinds.ts';
import { createSessionParameters } from '../operations/session-parameters.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const listParameters = z.strictObject({
  ...pageParameters,
  created: createdFilter,
  payment_intent: text(100).optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

const create = defineEndpoint({
  method: 'post',
  path: '/v1/checkout/sessions',
  parameters: createSessionParameters,
  answers: 'checkout.session',
  run: (sandbox, { parameters }) => createSession(sandbox, parameters),
});

const retrieve = defineEndpoint({
  method: 'get',
  path: '/v1/checkout/sessions/:id',
  parameters: z.strictObject({}),
  answers: 'checkout.session',
  run: (sandbox, { id }) => sessionObject(getSession(sandbox, id), sandbox.publicUrl),
});

const expire = defineEndpoint({
  method: 'post',
  path: '/v1/checkout/sessions/:id/expire',
  parameters: z.strictObject({}),
  answers: 'checkout.session',
  run: (sandbox, { id, cause }) => expireSession(sandbox, id, cause),
});

const list = defineEndpoint({
  method: 'get',
  path: '/v1/checkout/sessions',
  parameters: listParameters,
  answers: 'list of checkout.session',
  run: (sandbox, { parameters: { created, payment_intent: intentId, status, ...page } }) => {
    const asked = sandbox.store
      .list('sessions')
      .filter((session) => isCreatedWithin(session.created, created))
      .filter((session) => intentId === undefined || session.paymentIntentId === intentId)
      .filter((session) => status === undefined || session.status === status);
    const { data, hasMore } = pageOf(newestFirst(asked), page);
    const objects = data.map((session) => sessionObject(session, sandbox.publicUrl));
    return listObject('/v1/checkout/sessions', objects, hasMore);
  },
});

const listLineItems = defineEndpoint({
  method: 'get',
  path: '/v1/checkout/sessions/:id/line_items',
  parameters: z.strictObject(pageParameters),
  answers: 'list of item',
  run: (sandbox, { id, parameters }) => {
    const session = getSession(sandbox, id);
    const { data, hasMore } = pageOf(session.lineItems, parameters);
    const objects = data.map((line) => lineItemObject(line, session));
    return listObject(`/v1/checkout/sessions/${id}/line_items`, objects, hasMore);
  },
});

export const sessionEndpoints: Endpoint[] = [create, list, retrieve, expire, listLineItems];
