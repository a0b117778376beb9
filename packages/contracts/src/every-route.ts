import type { Route } from './route.ts';
import { websiteRoutes } from './website-routes.ts';

/**
 * All calls of the API: those of the website, and those of the payment provider, of operators, of programs
 * that read the agency's users, of calendars and of browsers' own reports.
 */
export const everyRoute = {
  ...websiteRoutes,
  // The website lists customers and staff each by a call of its own.
  listUsers: { method: 'GET', path: '/api/auth/users' },
  receivePaymentEvent: { method: 'POST', path: '/api/payment/webhook' },
  readCalendarFeed: { method: 'GET', path: '/api/calendar/{token}' },
  checkHealth: { method: 'GET', path: '/api/health' },
  checkReadiness: { method: 'GET', path: '/api/ready' },
  reportViolation: { method: 'POST', path: '/api/reports' },
  describeApi: { method: 'GET', path: '/api/openapi.json' },
} as const satisfies Record<string, Route>;

export type EndpointName = keyof typeof everyRoute;
