import { z } from 'zod';
import { chargeObject } from '../objects/charge-object.ts';
import { listPage, pageParameters } from '../operations/page-of.ts';
import { text } from '../operations/parameter-kinds.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const list = defineEndpoint({
  method: 'get',
  path: '/v1/charges',
  parameters: z.strictObject({ ...pageParameters, payment_intent: text(100).optional() }),
  answers: 'list of charge',
  run: (sandbox, { parameters: { payment_intent: intentId, ...page } }) => {
    const charges = sandbox.store.list('charges');
    const asked = charges.filter(({ paymentIntentId }) => intentId === undefined || paymentIntentId === intentId);
    return listPage('/v1/charges', asked, page, chargeObject);
  },
});

export const chargeEndpoints: Endpoint[] = [list];
