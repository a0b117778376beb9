import { z } from 'zod';
import { refundObject } from '../objects/refund-object.ts';
import { createRefund, createRefundParameters } from '../operations/create-refund.ts';
import { listPage, pageParameters } from '../operations/page-of.ts';
import { text } from '../operations/parameter-kinds.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const create = defineEndpoint({
  method: 'post',
  path: '/v1/refunds',
  parameters: createRefundParameters,
  answers: 'refund',
  run: (sandbox, { parameters, cause }) => createRefund(sandbox, parameters, cause),
});

const list = defineEndpoint({
  method: 'get',
  path: '/v1/refunds',
  parameters: z.strictObject({ ...pageParameters, payment_intent: text(100).optional(), charge: text(100).optional() }),
  answers: 'list of refund',
  run: (sandbox, { parameters: { payment_intent: intentId, charge: chargeId, ...page } }) => {
    const asked = sandbox.store
      .list('refunds')
      .filter((refund) => intentId === undefined || refund.paymentIntentId === intentId)
      .filter((refund) => chargeId === undefined || refund.chargeId === chargeId);
    return listPage('/v1/refunds', asked, page, refundObject);
  },
});

export const refundEndpoints: Endpoint[] = [create, list];
