import { defineEndpoint } from '../define-endpoints.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { dashboardSchema } from './dashboard.schema.ts';

export const dashboardEndpoints = {
  showDashboard: defineEndpoint(dashboardRoutes.showDashboard, { answer: dashboardSchema }),
};
