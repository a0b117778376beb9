import { z } from 'zod';
import { chargeObject } from '../objects/charge-object.ts';
import { listObject } from '../objects/list-object.ts';
import { getCharge } from '../operations/get-record.ts';
import { createdFilter, isCreatedWithin, newestFirst, pageOf, pageParameters } from '../operations/page-of.ts';
import { text } from '../operations/parameter-kinds.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const retrieve = defineEndpoint({
  method: 'get',
  path: '/v1/charges/:id',
  parameters: z.strictObject({}),
  answers: 'charge',
  run: (sandbox, { id }) => chargeObject(getCharge(sandbox, id)),
});

const list = defineEndpoint({
  method: 'get',
  path: '/v1/charges',
  parameters: z.strictObject({ ...pageParameters, created: createdFilter, payment_intent: text(100).optional() }),
  answers: 'list of charge',
  run: (sandbox, { parameters: { created, payment_intent: intentId, ...page } }) => {
    const asked = sandbox.store
      .list('charges')
      .filter((charge) => isCreatedWithin(charge.created, created))
      .filter((charge) => intentId === undefined || charge.paymentIntentId === intentId);
    const { data, hasMore } = pageOf(newestFirst(asked), page);
    return listObject('/v1/charges', data.map(chargeObject), hasMore);
  },
});

export const chargeEndpoints: Endpoint[] = [list, retrieve];
