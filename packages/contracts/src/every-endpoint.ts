import { bookingEndpoints } from './booking/booking.endpoints.ts';
import { contactMessageEndpoints } from './contact-message/contact-message.endpoints.ts';
import { dashboardEndpoints } from './dashboard/dashboard.endpoints.ts';
import { destinationEndpoints } from './destination/destination.endpoints.ts';
import { paymentEndpoints } from './payment/payment.endpoints.ts';
import { seatsEndpoints } from './seats/seats.endpoints.ts';
import { siteEndpoints } from './site/site.endpoints.ts';
import { tourPackageEndpoints } from './tour-package/tour-package.endpoints.ts';
import { userEndpoints } from './user/user.endpoints.ts';

/** The whole API with its shapes: routing, validation, the OpenAPI document, the typed client and the permission tests read this one list. */
export const everyEndpoint = {
  ...userEndpoints,
  ...destinationEndpoints,
  ...tourPackageEndpoints,
  ...seatsEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
  ...contactMessageEndpoints,
  ...dashboardEndpoints,
  ...siteEndpoints,
};

export type EveryEndpoint = typeof everyEndpoint;
