export type { Route } from './define-route.ts';

import { bookingRoutes } from './booking/booking.routes.ts';
import { contactMessageRoutes } from './contact-message/contact-message.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { destinationRoutes } from './destination/destination.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { seatsRoutes } from './seats/seats.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { tourPackageRoutes } from './tour-package/tour-package.routes.ts';
import { userRoutes } from './user/user.routes.ts';

/** The whole API as plain data without schemas; what a browser loads. */
export const everyRoute = {
  ...userRoutes,
  ...destinationRoutes,
  ...tourPackageRoutes,
  ...seatsRoutes,
  ...bookingRoutes,
  ...paymentRoutes,
  ...contactMessageRoutes,
  ...dashboardRoutes,
  ...siteRoutes,
};

export type EndpointName = keyof typeof everyRoute;
