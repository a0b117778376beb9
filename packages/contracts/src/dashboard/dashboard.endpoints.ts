import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { dashboardPeriodSchema, dashboardSchema } from './dashboard.schema.ts';

export const dashboardEndpoints = defineEndpoints({
  showDashboard: {
    summary: 'The figures of the dashboard',
    access: 'read-dashboard',
    errors: ['VALIDATION'],
    query: z.object({ period: dashboardPeriodSchema.default('30d') }),
    answer: dashboardSchema,
  },
});
