import { z } from 'zod';
import { paymentIntentObject } from '../objects/payment-intent-object.ts';
import { getPaymentIntent } from '../operations/get-record.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const retrieve = defineEndpoint({
  method: 'get',
  path: '/v1/payment_intents/:id',
  parameters: z.strictObject({}),
  answers: 'payment_intent',
  run: (sandbox, { id }) => paymentIntentObject(getPaymentIntent(sandbox, id), sandbox.publicUrl),
});

export const paymentIntentEndpoints: Endpoint[] = [retrieve];
