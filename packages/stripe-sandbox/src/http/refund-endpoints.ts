import { z } from 'zod';
import { listObject } from '../objects/list-object.ts';
import { refundObject } from '../objects/refund-object.ts';
import { createRefund, createRefundParameters } from '../operations/create-refund.ts';
import { createdFilter, isCreatedWithin, newestFirst, pageOf, pageParameters } from '../operations/page-of.ts';
import { text } from '../operations/parameter-kinds.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { notFound } from './stripe-error.ts';

const create = defineEndpoint({
  method: 'post',
  path: '/v1/refunds',
  parameters: createRefundParameters,
  answers: 'refund',
  run: (sandbox, { parameters, cause }) => createRefund(sandbox, parameters, cause),
});

const retrieve = defineEndpoint({
  method: 'get',
  path: '/v1/refunds/:id',
  parameters: z.strictObject({}),
  answers: 'refund',
  run: (sandbox, { id }) => {
    const refund = sandbox.store.find('refunds', id);
    if (!refund) throw notFound('refund', id);
    return refundObject(refund);
  },
});

const listParameters = z.strictObject({
  ...pageParameters,
  created: createdFilter,
  payment_intent: text(100).optional(),
  charge: text(100).optional(),
});

const list = defineEndpoint({
  method: 'get',
  path: '/v1/refunds',
  parameters: listParameters,
  answers: 'list of refund',
  run: (sandbox, { parameters: { created, payment_intent: intentId, charge: chargeId, ...page } }) => {
    const asked = sandbox.store
      .list('refunds')
      .filter((refund) => isCreatedWithin(refund.created, created))
      .filter((refund) => intentId === undefined || refund.paymentIntentId === intentId)
      .filter((refund) => chargeId === undefined || refund.chargeId === chargeId);
    const { data, hasMore } = pageOf(newestFirst(asked), page);
    return listObject('/v1/refunds', data.map(refundObject), hasMore);
  },
});

export const refundEndpoints: Endpoint[] = [create, list, retrieve];
