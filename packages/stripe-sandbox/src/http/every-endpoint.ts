import { chargeEndpoints } from './charge-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { paymentIntentEndpoints } from './payment-intent-endpoints.ts';
import { refundEndpoints } from './refund-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';

/** All of Stripe's API that the sandbox speaks. */
export const everyEndpoint: Endpoint[] = [
  ...sessionEndpoints,
  ...paymentIntentEndpoints,
  ...chargeEndpoints,
  ...refundEndpoints,
  ...eventEndpoints,
];
