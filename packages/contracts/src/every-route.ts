import type { Route } from './route.ts';
import { websiteRoutes } from './website-routes.ts';

/**
 * All calls of the API: those of the website, and those of the payment provider, of operators, of
 * calendars and of browsers' own reports.
 */
export const everyRoute = {
  ...websiteRoutes,
  receivePaymentEvent: { method: 'POST', path: '/api/payment/webhook' },
  readCalendarFeed: { method: 'GET', path: '/api/calendar/{token}' },
  checkHealth: { method: 'GET', path: '/api/health' },
  checkReadiness: { method: 'GET', path: '/api/ready' },
  reportViolation: { method: 'POST', path: '/api/reports' },
  describeApi: { method: 'GET', path: '/api/openapi.json' },
} as const satisfies Record<string, Route>;

export type EndpointName = keyof typeof everyRoute;
