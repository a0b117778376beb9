import type { Endpoint } from './define-endpoints.ts';
import * as entities from './every-entity.ts';
import type { EndpointName } from './every-route.ts';

/** The whole API with its shapes: routing, validation, the OpenAPI document, the typed client and the permission tests read this one list. */
export const everyEndpoint = {
  ...entities.userEndpoints,
  ...entities.destinationEndpoints,
  ...entities.tourPackageEndpoints,
  ...entities.seatsEndpoints,
  ...entities.bookingEndpoints,
  ...entities.paymentEndpoints,
  ...entities.contactMessageEndpoints,
  ...entities.dashboardEndpoints,
  ...entities.siteEndpoints,
} satisfies Record<EndpointName, Endpoint>;

export type EveryEndpoint = typeof everyEndpoint;
