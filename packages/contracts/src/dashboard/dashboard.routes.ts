import { defineRoutes } from '../define-route.ts';

export const dashboardRoutes = defineRoutes({
  showDashboard: { method: 'GET', path: '/api/dashboard', summary: 'The figures of the dashboard', access: 'admin', errors: [] },
});
