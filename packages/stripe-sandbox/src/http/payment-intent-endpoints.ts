import { z } from 'zod';
import { listObject } from '../objects/list-object.ts';
import { paymentIntentObject } from '../objects/payment-intent-object.ts';
import { getPaymentIntent } from '../operations/get-record.ts';
import { createdFilter, isCreatedWithin, newestFirst, pageOf, pageParameters } from '../operations/page-of.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const retrieve = defineEndpoint({
  method: 'get',
  path: '/v1/payment_intents/:id',
  parameters: z.strictObject({}),
  answers: 'payment_intent',
  run: (sandbox, { id }) => paymentIntentObject(getPaymentIntent(sandbox, id), sandbox.publicUrl),
});

const list = defineEndpoint({
  method: 'get',
  path: '/v1/payment_intents',
  parameters: z.strictObject({ ...pageParameters, created: createdFilter }),
  answers: 'list of payment_intent',
  run: (sandbox, { parameters: { created, ...page } }) => {
    const asked = sandbox.store.list('paymentIntents').filter((intent) => isCreatedWithin(intent.created, created));
    const { data, hasMore } = pageOf(newestFirst(asked), page);
    const objects = data.map((intent) => paymentIntentObject(intent, sandbox.publicUrl));
    return listObject('/v1/payment_intents', objects, hasMore);
  },
});

export const paymentIntentEndpoints: Endpoint[] = [list, retrieve];
