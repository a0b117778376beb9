import { z } from 'zod';
import { sessionObject } from '../objects/session-object.ts';
import { createSession } from '../operations/create-session.ts';
import { expireSession } from '../operations/expire-session.ts';
import { getSession } from '../operations/get-record.ts';
import { listPage, pageParameters } from '../operations/page-of.ts';
import { text } from '../operations/parameter-kinds.ts';
import { createSessionParameters } from '../operations/session-parameters.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const listParameters = z.strictObject({
  ...pageParameters,
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
  run: (sandbox, { parameters: { payment_intent: intentId, status, ...page } }) => {
    const asked = sandbox.store
      .list('sessions')
      .filter((session) => intentId === undefined || session.paymentIntentId === intentId)
      .filter((session) => status === undefined || session.status === status);
    return listPage('/v1/checkout/sessions', asked, page, (session) => sessionObject(session, sandbox.publicUrl));
  },
});

export const sessionEndpoints: Endpoint[] = [create, list, retrieve, expire];
