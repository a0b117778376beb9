import { defineEndpoints } from '../define-endpoints.ts';
import { dashboardSchema } from './dashboard.schema.ts';

export const dashboardEndpoints = defineEndpoints({
  showDashboard: {
    summary: 'The figures of the dashboard',
    access: 'admin',
    errors: [],
    answer: dashboardSchema,
  },
});
